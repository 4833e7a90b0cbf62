import Observation
import SwiftUI

/// Several tips, of which one is given at a time.
@Observable
public final class TipGroup: Sendable {
  /// Which tip is given.
  public enum Priority: Hashable, Sendable {
    /// The first that can be.
    case firstAvailable
    /// The first that was not given yet, and no other.
    case ordered
  }

  @ObservationIgnored private let priority: Priority
  @ObservationIgnored private let tips: [any Tip]

  /// Creates a group.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ tips: () -> [any Tip]
  ) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip that is given.
  @MainActor public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: tips.first(where: \.shouldDisplay)
    case .ordered: tips.first.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }

  /// The tip that is given, from now on.
  public var currentTipUpdates: AsyncStream<(any Tip)?> {
    .once(tips.first(where: \.shouldDisplay))
  }
}

extension Tips {
  /// Makes tips of the statements in a closure.
  @resultBuilder
  public struct GroupBuilder: Sendable {
    /// Makes none of an empty closure.
    public static func buildBlock() -> [any Tip] { [] }

    /// Starts with a tip.
    public static func buildPartialBlock(first: some Tip) -> [any Tip] { [first] }

    /// Starts with tips.
    public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }

    /// Adds a tip.
    public static func buildPartialBlock(
      accumulated: [any Tip], next: some Tip
    ) -> [any Tip] { accumulated + [next] }

    /// Adds tips.
    public static func buildPartialBlock(
      accumulated: [any Tip], next: [any Tip]
    ) -> [any Tip] { accumulated + next }

    /// Takes the tips of an `if` without `else`.
    public static func buildIf(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }

    /// Takes the tips of the first branch.
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }

    /// Takes the tips of the second branch.
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }

    /// Takes the tips of a loop.
    public static func buildArray(_ tips: [[any Tip]]) -> [any Tip] { tips.flatMap(\.self) }
  }
}
