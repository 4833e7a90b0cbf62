import Foundation

/// A count of parts of a second.
public typealias CMTimeValue = Int64
/// How many parts a second is counted in.
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
  /// How many parts.
  public var value: CMTimeValue
  /// How many of them make a second.
  public var timescale: CMTimeScale
  /// Whether the time is a number, and which other it is.
  public var flags: CMTimeFlags
  /// Which of several times at which counting began anew.
  public var epoch: Int64

  /// No time at all.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// Not a time.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(flags: [.valid, .indefinite])
  /// For ever.
  public static let positiveInfinity = CMTime(flags: [.valid, .positiveInfinity])
  /// Since ever.
  public static let negativeInfinity = CMTime(flags: [.valid, .negativeInfinity])

  /// Creates what is not a time.
  public init() { self.init(flags: []) }

  /// Creates a fraction of seconds.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Creates a fraction of seconds, or another time.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: Int64) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates the fraction nearest to some seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()),
      timescale: preferredTimescale)
  }

  private init(flags: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: flags, epoch: 0)
  }

  /// The time in seconds; not a number where it is none.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is for ever.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is since ever.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether a part of it was lost in computing.
  public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

  /// The nearest time that is counted in other parts of a second.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}

/// What is special about a time.
public struct CMTimeFlags: OptionSet, Sendable {
  /// What is special, as bits.
  public var rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// A part of it was lost in computing.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// For ever.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// Since ever.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// Which way a time is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, and away from zero from the middle.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// As QuickTime does.
  case quickTime = 4
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6

  /// To the nearest.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}
