/// Marks times in a trace.
public struct OSSignposter: @unchecked Sendable {
  /// Creates a marker.
  public init() {}
  /// Creates a marker of a part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a marker of a part of an app.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a marker that writes where a logger does.
  public init(logger: Logger) {}
  /// Creates a marker that writes to a log.
  public init(logHandle: OSLog) {}

  /// A marker that marks nothing.
  public static let disabled = OSSignposter()
  /// Whether times are marked.
  public var isEnabled: Bool { false }

  /// A number for something that goes on.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// A number for something that an object does.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Something begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Something begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Something ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Something ends.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Something happens.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Something happens.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Something goes on while a closure runs.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// A number for something that goes on.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier for a log.
  public init(log: OSLog) { rawValue = 1 }
  /// That of something that goes on once at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// That of nothing.
  public static let invalid = OSSignpostID(0)
  /// Whether `lhs` has the smaller number.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// Something that goes on.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// The kinds of marks.
public enum OSSignpostType: UInt8, Sendable {
  /// Something happens.
  case event
  /// Something begins.
  case begin
  /// Something ends.
  case end
}

/// Marks a time.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a time with a message and values in it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
