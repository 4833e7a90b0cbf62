import Foundation

/// What has to do with the store as a whole.
public enum AppStore {
  /// Where something is bought.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the store.
    public static let production = Environment(rawValue: "Production")
    /// In a store to try things in.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// In Xcode.
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// Whether the customer may buy.
  public static var canMakePayments: Bool { false }

  /// An identifier of the device.
  public static var deviceVerificationID: UUID? { nil }

  /// Asks the store for what the customer has bought.
  public static func sync() async throws {}
}

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: String
  /// The country, as three letters.
  public let countryCode: String

  /// The store of the customer's country.
  public static var current: Storefront? {
    get async { nil }
  }

  /// Other countries from now on: none.
  public static var updates: AsyncStream<Storefront> { .init { $0.finish() } }
}

/// The purchase of the program itself.
public struct AppTransaction: Hashable, Sendable {
  /// The program.
  public let bundleID: String
  /// Its version.
  public let appVersion: String
  /// The version that was bought first.
  public let originalAppVersion: String
  /// When it was bought first.
  public let originalPurchaseDate: Date
  /// Where it was bought.
  public let environment: AppStore.Environment

  /// The purchase, as it is known.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.unknown }
  }

  /// The purchase, as the store knows it.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.unknown
  }
}

/// Why the store does not answer.
public enum StoreKitError: Error {
  /// Nobody knows.
  case unknown
  /// The customer changed their mind.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// The system has a problem.
  case systemError(any Error)
  /// The country has no store.
  case notAvailableInStorefront
  /// The program is not signed for it.
  case notEntitled
  /// The system is too old.
  case unsupported
}

/// A message of the store to the customer.
public struct Message: Hashable, Sendable {
  /// What it is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Anything.
    public static let generic = Reason(rawValue: 0)
    /// A higher price.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// Something could not be paid.
    public static let billingIssue = Reason(rawValue: 2)
    /// A lower price for customers who had stopped.
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// What it is about.
  public let reason: Reason

  /// Messages from now on: none.
  public static var messages: AsyncStream<Message> { .init { $0.finish() } }
}
