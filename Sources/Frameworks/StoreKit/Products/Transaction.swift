import Foundation

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: UInt64
  /// The number of the first purchase, where this one renews it.
  public let originalID: UInt64
  /// The number of the order, on the customer's invoice.
  public let webOrderLineItemID: String?
  /// What was bought.
  public let productID: String
  /// What kind of thing it is.
  public let productType: Product.ProductType
  /// The group that it belongs to.
  public let subscriptionGroupID: String?
  /// The program.
  public let appBundleID: String
  /// When it was paid.
  public let purchaseDate: Date
  /// When it was paid first.
  public let originalPurchaseDate: Date
  /// Until when it lasts.
  public let expirationDate: Date?
  /// How many were bought.
  public let purchasedQuantity: Int
  /// Whether something better was bought since.
  public let isUpgraded: Bool
  /// Whether the customer bought it, or somebody of the family.
  public let ownershipType: OwnershipType
  /// When it was taken back.
  public let revocationDate: Date?
  /// Why it was taken back.
  public let revocationReason: RevocationReason?
  /// The customer's account in the program.
  public let appAccountToken: UUID?
  /// What it cost.
  public let price: Decimal?
  /// Why it was bought.
  public let reason: Reason
  /// Where the customer is.
  public let storefront: Storefront
  /// Where it was bought.
  public let environment: AppStore.Environment
  /// When the store said so.
  public let signedDate: Date
  /// What the store says of it, as data.
  public let jsonRepresentation: Data

  /// Tells the store that the customer has got it.
  public func finish() async {}

  /// Asks for the money back.
  public static func beginRefundRequest(
    for transactionID: UInt64
  ) async throws -> RefundRequestStatus { .userCancelled }

  /// Whether two are the same.
  public static func == (lhs: Transaction, rhs: Transaction) -> Bool { lhs.id == rhs.id }

  /// Feeds the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Transaction {
  /// Purchases, one after the other: here, none.
  public struct Transactions: AsyncSequence, Sendable {
    /// A purchase, and whether it is the store's.
    public typealias Element = VerificationResult<Transaction>

    /// Goes from purchase to purchase.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next one.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    /// Starts at the first.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// All that the customer ever bought.
  public static var all: Transactions { Transactions() }
  /// What the customer may use now.
  public static var currentEntitlements: Transactions { Transactions() }
  /// What is bought from now on.
  public static var updates: Transactions { Transactions() }
  /// What the customer has not got yet.
  public static var unfinished: Transactions { Transactions() }

  /// Why the customer may use something.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// Why the customer may use something.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }

  /// What the customer bought last of something.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Who bought something.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Somebody of the family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something was wrong with the program.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Anything else.
    public static let other = RevocationReason(rawValue: 0)
  }

  /// Why something was bought.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a reason.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer wanted it.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// It was renewed.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// What became of a wish for the money.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// It was sent.
    case success
    /// The customer changed their mind.
    case userCancelled
  }

  /// Why the money cannot be asked for.
  public enum RefundRequestError: Error, Hashable {
    /// It was asked for already.
    case duplicateRequest
    /// The store does not answer.
    case failed
  }
}
