// There, these are objects that Swift's own values are bridged to; here, they are those values, so that
// `as CFString` and the like mean the same.

/// A time in seconds.
public typealias CFTimeInterval = Double
/// A moment, in seconds since the start of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// Text.
public typealias CFString = String
/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Values in order.
public typealias CFArray = [Any]
/// An address.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// A number.
public typealias CFNumber = NSNumber
/// Any object.
public typealias CFTypeRef = AnyObject
/// A position.
public typealias CFIndex = Int

/// Positions from a first one.
public struct CFRange: Equatable, Sendable {
  /// The first.
  public var location: CFIndex
  /// How many.
  public var length: CFIndex

  /// Creates an empty range.
  public init() { self.init(location: 0, length: 0) }
  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// A range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The time now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
