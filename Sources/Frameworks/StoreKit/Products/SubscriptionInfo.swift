import Foundation

extension Product {
  /// What is sold for a time, and renewed.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// A lower price for new customers.
    public let introductoryOffer: SubscriptionOffer?
    /// Lower prices for others.
    public let promotionalOffers: [SubscriptionOffer]
    /// Lower prices for those who had stopped.
    public let winBackOffers: [SubscriptionOffer]
    /// The group that it belongs to, of which customers have one at a time.
    public let subscriptionGroupID: String
    /// The name of the group.
    public let groupDisplayName: String
    /// Its place in the group.
    public let groupLevel: Int
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod

    /// What became of it.
    public var status: [Status] {
      get async throws { [] }
    }

    /// Whether the customer gets the lower price for new ones.
    public var isEligibleForIntroOffer: Bool {
      get async { true }
    }

    /// Whether the customer gets the lower price for new ones, in a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }

    /// What became of the subscriptions of a group.
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }

  /// What became of a subscription.
  public typealias SubscriptionStatus = SubscriptionInfo.Status

  /// A length of time.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What it is counted in.
    public enum Unit: Hashable, Comparable, CaseIterable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year

      /// The unit as customers call it.
      public var localizedDescription: String { "\(self)" }
    }

    /// What it is counted in.
    public let unit: Unit
    /// How many there are.
    public let value: Int

    /// A week.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    /// Half a year.
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
  }

  /// A lower price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Whom it is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a kind.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// New customers.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// Those whom the program chooses.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// Those who had stopped.
      public static let winBack = OfferType(rawValue: "WinBack")
    }

    /// When it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a kind.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// In every period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// At the start.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// The name by which the program knows it.
    public let id: String?
    /// Whom it is for.
    public let type: OfferType
    /// What it costs.
    public let price: Decimal
    /// What it costs, as text in the customer's currency.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// For how many periods.
    public let periodCount: Int
    /// When it is paid.
    public let paymentMode: PaymentMode
  }
}

extension Product.SubscriptionInfo {
  /// What became of a subscription.
  public struct Status: Hashable, Sendable {
    /// Whether it goes on.
    public let state: RenewalState
    /// The last purchase.
    public let transaction: VerificationResult<Transaction>
    /// How it is renewed.
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// Changes from now on: none.
    public static var updates: AsyncStream<Status> { .init { $0.finish() } }

    /// Whether two are about the same purchase in the same state.
    public static func == (lhs: Status, rhs: Status) -> Bool {
      lhs.state == rhs.state && lhs.transaction == rhs.transaction
    }

    /// Feeds the state and the purchase.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(state)
      hasher.combine(transaction)
    }
  }

  /// Whether a subscription goes on.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a state.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes on.
    public static let subscribed = RenewalState(rawValue: 1)
    /// It is over.
    public static let expired = RenewalState(rawValue: 2)
    /// It could not be paid.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// It could not be paid, and goes on for a while.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// It was taken back.
    public static let revoked = RenewalState(rawValue: 5)

    /// The state as customers call it.
    public var localizedDescription: String { "\(rawValue)" }
  }

  /// How a subscription is renewed.
  public struct RenewalInfo: Hashable, Sendable {
    /// Why it is over.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int

      /// Creates a reason.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The customer stopped it.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// It could not be paid.
      public static let billingError = ExpirationReason(rawValue: 2)
      /// The customer did not want to pay more.
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      /// It is not sold any more.
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      /// Nobody knows.
      public static let unknown = ExpirationReason(rawValue: 5)
    }

    /// The first purchase.
    public let originalTransactionID: UInt64
    /// What was bought.
    public let currentProductID: String
    /// Whether it will be renewed.
    public let willAutoRenew: Bool
    /// What will be bought next.
    public let autoRenewPreference: String?
    /// Why it is over.
    public let expirationReason: ExpirationReason?
    /// Whether it is being paid once more.
    public let isInBillingRetry: Bool
    /// Until when it goes on though it could not be paid.
    public let gracePeriodExpirationDate: Date?
    /// When it will be renewed.
    public let renewalDate: Date?
    /// When the store said so.
    public let signedDate: Date
  }
}
