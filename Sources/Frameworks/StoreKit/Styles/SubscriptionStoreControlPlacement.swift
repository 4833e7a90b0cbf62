import SwiftUI

/// Where the controls of a store may be.
public protocol SubscriptionStoreControlPlacement: RawRepresentable, Sendable
where RawValue == SubscriptionStoreControlPlacementKey? {
  /// Where the style has them by default.
  static var automatic: Self { get }
}

/// A place of controls.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  private let name: String

  /// At the bottom.
  public static let bottom = SubscriptionStoreControlPlacementKey(name: "bottom")
  /// In a bar at the bottom.
  public static let bottomBar = SubscriptionStoreControlPlacementKey(name: "bottomBar")
  /// The buttons in a bar at the bottom.
  public static let buttonsInBottomBar = SubscriptionStoreControlPlacementKey(
    name: "buttonsInBottomBar")
  /// At the start.
  public static let leading = SubscriptionStoreControlPlacementKey(name: "leading")
  /// In what scrolls.
  public static let scrollView = SubscriptionStoreControlPlacementKey(name: "scrollView")
  /// At the end.
  public static let trailing = SubscriptionStoreControlPlacementKey(name: "trailing")
}

/// Where the controls of a style are that has no places of its own.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement {
  /// The place.
  public let rawValue: SubscriptionStoreControlPlacementKey?

  /// Creates a place.
  public init(rawValue: SubscriptionStoreControlPlacementKey?) { self.rawValue = rawValue }

  /// Where the style has them by default.
  public static var automatic: Self { Self(rawValue: nil) }
  /// At the bottom.
  public static var bottom: Self { Self(rawValue: .bottom) }
  /// In a bar at the bottom.
  public static var bottomBar: Self { Self(rawValue: .bottomBar) }
  /// The buttons in a bar at the bottom.
  public static var buttonsInBottomBar: Self { Self(rawValue: .buttonsInBottomBar) }
  /// At the start.
  public static var leading: Self { Self(rawValue: .leading) }
  /// In what scrolls.
  public static var scrollView: Self { Self(rawValue: .scrollView) }
  /// At the end.
  public static var trailing: Self { Self(rawValue: .trailing) }
}
