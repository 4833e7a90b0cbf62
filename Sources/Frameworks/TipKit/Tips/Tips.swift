import Foundation

/// What has to do with all tips of a program.
public enum Tips {
  /// Sets tips up.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}

  /// Forgets which tips were given.
  public static func resetDatastore() throws {}

  /// Gives all tips, to try them.
  public static func showAllTipsForTesting() {}

  /// Gives some tips, to try them.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

  /// Gives no tips.
  public static func hideAllTipsForTesting() {}

  /// Does not give some tips.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}

extension Tips {
  /// Whether a tip is given.
  public enum Status: Hashable, Sendable {
    /// Not yet.
    case pending
    /// It is.
    case available
    /// Not any more.
    case invalidated(InvalidationReason)
  }

  /// Why a tip is given no more.
  public enum InvalidationReason: Hashable, Sendable {
    /// The reader did what it is about.
    case actionPerformed
    /// The reader closed it.
    case tipClosed
    /// It was given often enough.
    case displayCountExceeded
    /// It was given long enough.
    case displayDurationExceeded
  }

  /// Takes a tip past the limits of all tips.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool

    /// Says whether it does.
    public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
  }

  /// How often a tip is given.
  public struct MaxDisplayCount: TipOption {
    let count: Int

    /// Creates a limit.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// How long a tip is given.
  public struct MaxDisplayDuration: TipOption {
    let duration: TimeInterval

    /// Creates a limit in seconds.
    public init(_ maxDisplayDuration: TimeInterval) { duration = maxDisplayDuration }
  }
}

extension Tips {
  /// How tips are set up.
  public struct ConfigurationOption: Sendable {
    private let name: String

    /// How often tips are given.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency)
      -> ConfigurationOption
    { ConfigurationOption(name: "displayFrequency") }

    /// Where it is kept which were given.
    public static func datastoreLocation(_ url: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(name: "datastoreLocation")
    }

    /// Where other devices learn of it.
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
      ConfigurationOption(name: "cloudKitContainer")
    }

    /// How often tips are given.
    public struct DisplayFrequency: Equatable, Sendable {
      private let seconds: TimeInterval

      /// As soon as they can.
      public static let immediate = DisplayFrequency(seconds: 0)
      /// Once an hour.
      public static let hourly = DisplayFrequency(seconds: 3600)
      /// Once a day.
      public static let daily = DisplayFrequency(seconds: 86_400)
      /// Once a week.
      public static let weekly = DisplayFrequency(seconds: 604_800)
      /// Once a month.
      public static let monthly = DisplayFrequency(seconds: 2_592_000)
    }

    /// Where it is kept which were given.
    public struct DatastoreLocation: Equatable, Sendable {
      private let path: String

      /// In the program's own folder.
      public static let applicationDefault = DatastoreLocation(path: "")

      /// In a folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(path: url.path) }

      /// In a folder that programs share.
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation(path: identifier)
      }
    }

    /// Where other devices learn of it.
    public struct CloudKitContainer: Equatable, Sendable {
      private let name: String?

      /// In the first container that the program is entitled to.
      public static let automatic = CloudKitContainer(name: nil)

      /// In a container.
      public static func named(_ name: String) -> CloudKitContainer {
        CloudKitContainer(name: name)
      }
    }
  }
}

/// Why tips cannot be set up.
public struct TipKitError: LocalizedError, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  /// What is wrong.
  public var errorDescription: String? { description }

  /// A value cannot be compared.
  public static let invalidPredicateValueType = TipKitError(
    description: "a value of a rule cannot be compared")
  /// The program may not use the folder.
  public static let missingGroupContainerEntitlements = TipKitError(
    description: "the program is not entitled to the shared folder")
  /// Tips are set up already.
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    description: "tips are set up already")
}
