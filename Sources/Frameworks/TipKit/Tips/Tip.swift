import SwiftUI

/// A hint that a program gives its reader about something that it can do.
public protocol Tip: Identifiable, Sendable {
  /// What tells it from the others.
  var id: String { get }
  /// What it is about.
  var title: Text { get }
  /// What it says.
  var message: Text? { get }
  /// What it shows.
  var image: Image? { get }
  /// What the reader can do at once.
  @Tips.ActionBuilder var actions: [Self.Action] { get }
  /// When it is given.
  @Tips.RuleBuilder var rules: [Self.Rule] { get }
  /// How often it is given.
  @Tips.OptionsBuilder var options: [any Self.Option] { get }
}

extension Tip {
  /// Something that the reader can do at once.
  public typealias Action = Tips.Action
  /// Something that happens.
  public typealias Event = Tips.Event
  /// A condition.
  public typealias Rule = Tips.Rule
  /// A limit.
  public typealias Option = TipOption
  /// Whether a tip is given.
  public typealias Status = Tips.Status
  /// Why a tip is given no more.
  public typealias InvalidationReason = Tips.InvalidationReason
  /// A limit on how often.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// A limit on how long.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// A way around the limits of all tips.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// Nothing besides the title.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }
  /// Nothing to do.
  public var actions: [Action] { [] }
  /// Always.
  public var rules: [Rule] { [] }
  /// Without limits.
  public var options: [any Option] { [] }
}

extension Tip {
  /// Whether it is given: where rules hold.
  public var status: Status { rules.allSatisfy(\.isSatisfied) ? .available : .pending }

  /// Whether it is given.
  public var shouldDisplay: Bool { status == .available }

  /// Whether it is given, from now on.
  public var statusUpdates: AsyncStream<Status> { .once(status) }

  /// Whether it is given, from now on.
  public var shouldDisplayUpdates: AsyncStream<Bool> { .once(shouldDisplay) }

  /// Gives it no more.
  public func invalidate(reason: InvalidationReason) {}

  /// Gives it as if it were new.
  public func resetEligibility() async {}
}

extension AsyncStream {
  static func once(_ value: Element) -> AsyncStream where Element: Sendable {
    AsyncStream { continuation in
      continuation.yield(value)
      continuation.finish()
    }
  }
}

/// A limit on how a tip is given.
public protocol TipOption: Sendable {}

/// A tip of whatever type.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Hides the type of a tip.
  public init(_ tip: any Tip) { self.tip = tip }

  /// Hides the type of a tip.
  public init(erasing tip: some Tip) { self.tip = tip }

  /// What tells it from the others.
  public var id: String { tip.id }
  /// What it is about.
  public var title: Text { tip.title }
  /// What it says.
  public var message: Text? { tip.message }
  /// What it shows.
  public var image: Image? { tip.image }
  /// What the reader can do at once.
  public var actions: [Tips.Action] { tip.actions }
  /// When it is given.
  public var rules: [Tips.Rule] { tip.rules }
  /// How often it is given.
  public var options: [any TipOption] { tip.options }
}
