@_exported import Foundation

/// Writes messages to the log of the system.
public struct Logger: @unchecked Sendable {
  /// Creates a logger of the app as a whole.
  public init() {}

  /// Creates a logger of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) {}

  /// Writes a message.
  public func log(_ message: OSLogMessage) {}
  /// Writes a message of some weight.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes what helps to find a mistake step by step.
  public func trace(_ message: OSLogMessage) {}
  /// Writes what helps to find a mistake.
  public func debug(_ message: OSLogMessage) {}
  /// Writes what may be of use.
  public func info(_ message: OSLogMessage) {}
  /// Writes what should be known.
  public func notice(_ message: OSLogMessage) {}
  /// Writes what may go wrong.
  public func warning(_ message: OSLogMessage) {}
  /// Writes what has gone wrong.
  public func error(_ message: OSLogMessage) {}
  /// Writes what must not go on.
  public func critical(_ message: OSLogMessage) {}
  /// Writes a mistake of the program.
  public func fault(_ message: OSLogMessage) {}
}

/// How much a message weighs.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a weight from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a weight from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// As usual.
  public static let `default` = OSLogType(0)
  /// It may be of use.
  public static let info = OSLogType(1)
  /// It helps to find a mistake.
  public static let debug = OSLogType(2)
  /// Something has gone wrong.
  public static let error = OSLogType(16)
  /// The program has a mistake.
  public static let fault = OSLogType(17)
}

/// A log of messages.
open class OSLog: NSObject, @unchecked Sendable {
  /// What a log is for.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Places of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Traces that are always written.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Creates a log of a part of an app.
  public convenience init(subsystem: String, category: String) {
    self.init()
  }

  /// Creates a log of a part of an app.
  public convenience init(subsystem: String, category: OSLog.Category) {
    self.init()
  }

  /// The log of the app as a whole.
  public static let `default` = OSLog()
  /// A log that keeps nothing.
  public static let disabled = OSLog()

  /// Whether messages of a weight are written.
  open func isEnabled(type: OSLogType) -> Bool { false }
}

/// Writes a message with values in it.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Writes a message of some weight with values in it.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

/// Writes a message.
public func os_log(_ message: OSLogMessage) {}

/// Writes a message of some weight.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
