import Foundation

extension Tips {
  /// Something that happens, which conditions look at.
  public final class Event<DonationInfo: Codable & Sendable>: RuleInput, Identifiable,
    @unchecked Sendable
  {
    /// What conditions look at: the event.
    public typealias Value = Event<DonationInfo>

    /// What tells it from the others.
    public let id: String
    private let lock = NSLock()
    private var list: [Donation] = []

    /// Creates an event with details.
    public init(id: String) { self.id = id }

    /// Creates an event with details, of which not all are kept.
    public init(id: String, donationLimit: DonationLimit) { self.id = id }

    /// The times that it happened.
    public var donations: [Donation] { lock.withLock { list } }

    /// The event.
    public var currentValue: Event<DonationInfo> { self }

    /// Tells that it happened.
    public func donate(_ info: DonationInfo) async { add(info) }

    /// Tells that it happened, and calls an action afterwards.
    public func sendDonation(
      _ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      add(info)
      completion?()
    }

    /// Forgets that it happened.
    public func deleteDonations() async throws { lock.withLock { list = [] } }

    private func add(_ info: DonationInfo) {
      lock.withLock { list.append(Donation(date: Date(), info: info)) }
    }

    /// A time that it happened.
    @dynamicMemberLookup
    public struct Donation: Codable, Sendable {
      /// When.
      public let date: Date
      fileprivate let info: DonationInfo

      /// A detail.
      public subscript<T>(dynamicMember keyPath: KeyPath<DonationInfo, T>) -> T {
        info[keyPath: keyPath]
      }
    }
  }

  /// No details.
  public struct EmptyDonation: Codable, Sendable {}

  /// How much is kept of an event.
  public struct DonationLimit: Sendable {
    /// How many times.
    public let maximumCount: Int
    /// For how long.
    public let maximumAge: DonationTimeRange

    /// Creates a limit.
    public init(maximumCount: Int, maximumAge: DonationTimeRange = .weeks(52)) {
      self.maximumCount = maximumCount
      self.maximumAge = maximumAge
    }
  }

  /// A length of time.
  public struct DonationTimeRange: Codable, Hashable, Sendable {
    let seconds: TimeInterval

    /// A minute.
    public static let minute = minutes(1)
    /// An hour.
    public static let hour = hours(1)
    /// A day.
    public static let day = days(1)
    /// A week.
    public static let week = weeks(1)

    /// Some minutes.
    public static func minutes(_ value: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: TimeInterval(value) * 60)
    }

    /// Some hours.
    public static func hours(_ value: Int) -> DonationTimeRange { minutes(value * 60) }

    /// Some days.
    public static func days(_ value: Int) -> DonationTimeRange { hours(value * 24) }

    /// Some weeks.
    public static func weeks(_ value: Int) -> DonationTimeRange { days(value * 7) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event.
  public convenience init(id: String) { self.init(id: id, donationLimit: .init(maximumCount: 100)) }

  /// Tells that it happened.
  public func donate() async { await donate(Tips.EmptyDonation()) }

  /// Tells that it happened, and calls an action afterwards.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Sequence {
  /// The times within a length of time before now.
  public func donatedWithin<DonationInfo>(
    _ range: Tips.DonationTimeRange
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    filter { $0.date > Date().addingTimeInterval(-range.seconds) }
  }

  /// Of the times with the same detail, those of which there are most.
  public func largestSubset<DonationInfo, Value: Hashable>(
    groupedBy keyPath: KeyPath<DonationInfo, Value>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    subsets(keyPath).max { $0.count < $1.count } ?? []
  }

  /// Of the times with the same detail, those of which there are fewest.
  public func smallestSubset<DonationInfo, Value: Hashable>(
    groupedBy keyPath: KeyPath<DonationInfo, Value>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    subsets(keyPath).min { $0.count < $1.count } ?? []
  }

  private func subsets<DonationInfo, Value: Hashable>(
    _ keyPath: KeyPath<DonationInfo, Value>
  ) -> [[Element]] where Element == Tips.Event<DonationInfo>.Donation {
    Dictionary(grouping: self) { $0[dynamicMember: keyPath] }.values.map(\.self)
  }
}
