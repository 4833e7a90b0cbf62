import Foundation

/// Something that a program sells.
public struct Product: Identifiable, Hashable, Sendable {
  /// The name by which the program knows it.
  public let id: String
  /// What kind of thing it is.
  public let type: ProductType
  /// What it is called.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// What it costs, as text in the customer's currency.
  public let displayPrice: String
  /// Whether one purchase is for the whole family.
  public let isFamilyShareable: Bool
  /// What is sold for a time, and renewed.
  public let subscription: SubscriptionInfo?
  /// How prices become text.
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  /// How periods become text.
  public let subscriptionPeriodFormatStyle: Date.ComponentsFormatStyle
  /// What the store says of it, as data.
  public let jsonRepresentation: Data

  /// Asks the store, which has nothing.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Whether two are alike.
  public static func == (lhs: Product, rhs: Product) -> Bool { lhs.id == rhs.id }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Buys it, which nobody does here.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }

  /// What the customer bought last of it.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { nil }
  }

  /// Why the customer may use it.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { nil }
  }
}

extension Product {
  /// A kind of thing that is sold.
  public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It stays.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// It ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// It goes on until it is stopped.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

    /// The kind as customers call it.
    public var localizedDescription: String { rawValue }
  }

  /// What became of a purchase.
  public enum PurchaseResult: Sendable {
    /// It was paid.
    case success(VerificationResult<Transaction>)
    /// The customer changed their mind.
    case userCancelled
    /// Somebody else has to agree.
    case pending
  }

  /// A detail of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    /// Names the customer's account in the program.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken \(token)")
    }

    /// Buys several.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity \(quantity)")
    }

    /// Tries what happens when somebody else has to agree.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "simulatesAskToBuyInSandbox \(simulateAskToBuy)")
    }

    /// Goes on though the customer's country has changed.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(name: "onStorefrontChange") }

    /// Takes a lower price.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(name: "promotionalOffer \(offerID)") }

    /// Takes a lower price for customers who had stopped.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(name: "winBackOffer \(offer.id ?? "")")
    }

    /// Passes a value along.
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }

    /// Passes a value along.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }

    /// Passes a value along.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }
  }

  /// Why something cannot be bought.
  public enum PurchaseError: Error, Hashable {
    /// There are not so many.
    case invalidQuantity
    /// It is not sold.
    case productUnavailable
    /// The customer may not buy.
    case purchaseNotAllowed
    /// The customer gets no lower price.
    case ineligibleForOffer
    /// There is no such lower price.
    case invalidOfferIdentifier
    /// There is no such lower price.
    case invalidOfferPrice
    /// The lower price is not signed.
    case invalidOfferSignature
    /// The lower price lacks a detail.
    case missingOfferParameters
  }
}
