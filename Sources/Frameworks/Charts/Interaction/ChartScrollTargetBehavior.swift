import SwiftUI

/// Where charts come to rest that are scrolled.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where the chart comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Leaves the target: only in a chart is it changed.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What a chart tells of itself when it is about to come to rest.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  private let context: ScrollTargetBehaviorContext

  /// Where the chart's values are.
  public let chartProxy: ChartProxy

  /// What every scroll view tells of itself.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    context[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Leaves the target: a chart is not drawn.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {}
}

/// The values that a page of a chart begins at.
public struct MajorValueAlignment<Value: Plottable> {
  let name: String

  /// Where a page ends.
  public static var page: MajorValueAlignment<Value> { Self(name: "page") }

  /// At the multiples of a value.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> {
    Self(name: "unit \(unit)")
  }
}

extension MajorValueAlignment where Value == Date {
  /// At dates of a kind, such as the first of a month.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> {
    Self(name: "matching \(components)")
  }
}

/// How far a swipe goes.
public struct ValueAlignedLimitBehavior {
  let name: String

  /// As the chart sees fit.
  public static var automatic: ValueAlignedLimitBehavior { Self(name: "automatic") }
  /// To the next page.
  public static var always: ValueAlignedLimitBehavior { Self(name: "always") }
  /// As far as its speed takes it.
  public static var never: ValueAlignedLimitBehavior { Self(name: "never") }
}
