import SwiftUI

/// How the controls of a store of subscriptions look.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
  /// The type of the controls.
  associatedtype Body: View
  /// Where the controls may be.
  associatedtype Placement: SubscriptionStoreControlPlacement =
    AutomaticSubscriptionStoreControlPlacement

  /// What controls are made of.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration
  /// A button to buy.
  typealias SubscribeButton = SubscriptionStoreButton
  /// A picker of subscriptions.
  typealias SubscriptionPicker = SubscriptionStorePicker
  /// An option of the picker.
  typealias SubscriptionPickerOption = SubscriptionStorePickerOption

  /// Makes the controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls: as the store looks by default.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public init() {}

  /// Nothing: the subscriptions are not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension AutomaticSubscriptionStoreControlStyle {
  /// Where the controls may be.
  public struct Placement: SubscriptionStoreControlPlacement {
    /// The place.
    public let rawValue: SubscriptionStoreControlPlacementKey?

    /// Creates a place.
    public init?(rawValue: SubscriptionStoreControlPlacementKey?) { self.rawValue = rawValue }

    private init(_ key: SubscriptionStoreControlPlacementKey? = nil) { rawValue = key }

    /// Where the style has them by default.
    public static var automatic: Placement { Placement() }
  }
}

/// Controls: a button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public init() {}

  /// Nothing: the subscriptions are not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ButtonsSubscriptionStoreControlStyle {
  /// Where the controls may be.
  public struct Placement: SubscriptionStoreControlPlacement {
    /// The place.
    public let rawValue: SubscriptionStoreControlPlacementKey?

    /// Creates a place.
    public init?(rawValue: SubscriptionStoreControlPlacementKey?) { self.rawValue = rawValue }

    private init(_ key: SubscriptionStoreControlPlacementKey? = nil) { rawValue = key }

    /// Where the style has them by default.
    public static var automatic: Placement { Placement() }
    /// At the bottom.
    public static var bottom: Placement { Placement(.bottom) }
    /// In a bar at the bottom.
    public static var bottomBar: Placement { Placement(.bottomBar) }
    /// At the start.
    public static var leading: Placement { Placement(.leading) }
    /// In what scrolls.
    public static var scrollView: Placement { Placement(.scrollView) }
    /// At the end.
    public static var trailing: Placement { Placement(.trailing) }
  }
}

/// Controls: a small picker and a button.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public init() {}

  /// Nothing: the subscriptions are not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension CompactPickerSubscriptionStoreControlStyle {
  /// Where the controls may be.
  public struct Placement: SubscriptionStoreControlPlacement {
    /// The place.
    public let rawValue: SubscriptionStoreControlPlacementKey?

    /// Creates a place.
    public init?(rawValue: SubscriptionStoreControlPlacementKey?) { self.rawValue = rawValue }

    private init(_ key: SubscriptionStoreControlPlacementKey? = nil) { rawValue = key }

    /// Where the style has them by default.
    public static var automatic: Placement { Placement() }
    /// In a bar at the bottom.
    public static var bottomBar: Placement { Placement(.bottomBar) }
    /// The buttons in a bar at the bottom.
    public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    /// In what scrolls.
    public static var scrollView: Placement { Placement(.scrollView) }
  }
}

/// Controls: a picker that is leafed through, and a button.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public init() {}

  /// Nothing: the subscriptions are not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PagedPickerSubscriptionStoreControlStyle {
  /// Where the controls may be.
  public struct Placement: SubscriptionStoreControlPlacement {
    /// The place.
    public let rawValue: SubscriptionStoreControlPlacementKey?

    /// Creates a place.
    public init?(rawValue: SubscriptionStoreControlPlacementKey?) { self.rawValue = rawValue }

    private init(_ key: SubscriptionStoreControlPlacementKey? = nil) { rawValue = key }

    /// Where the style has them by default.
    public static var automatic: Placement { Placement() }
    /// In a bar at the bottom.
    public static var bottomBar: Placement { Placement(.bottomBar) }
    /// The buttons in a bar at the bottom.
    public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    /// In what scrolls.
    public static var scrollView: Placement { Placement(.scrollView) }
  }
}

/// Controls: a picker that is leafed through and stands out, and a button.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Where the controls may be.
  public typealias Placement = PagedPickerSubscriptionStoreControlStyle.Placement

  /// Creates the style.
  public init() {}

  /// Nothing: the subscriptions are not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Controls: a picker and a button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public init() {}

  /// Nothing: the subscriptions are not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PickerSubscriptionStoreControlStyle {
  /// Where the controls may be.
  public struct Placement: SubscriptionStoreControlPlacement {
    /// The place.
    public let rawValue: SubscriptionStoreControlPlacementKey?

    /// Creates a place.
    public init?(rawValue: SubscriptionStoreControlPlacementKey?) { self.rawValue = rawValue }

    private init(_ key: SubscriptionStoreControlPlacementKey? = nil) { rawValue = key }

    /// Where the style has them by default.
    public static var automatic: Placement { Placement() }
    /// The buttons in a bar at the bottom.
    public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    /// In what scrolls.
    public static var scrollView: Placement { Placement(.scrollView) }
  }
}

/// Controls: a picker that stands out, and a button.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Where the controls may be.
  public typealias Placement = PickerSubscriptionStoreControlStyle.Placement

  /// Creates the style.
  public init() {}

  /// Nothing: the subscriptions are not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// As the store looks by default.
  public static var automatic: AutomaticSubscriptionStoreControlStyle {
    AutomaticSubscriptionStoreControlStyle()
  }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each subscription.
  public static var buttons: ButtonsSubscriptionStoreControlStyle {
    ButtonsSubscriptionStoreControlStyle()
  }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A small picker and a button.
  public static var compactPicker: CompactPickerSubscriptionStoreControlStyle {
    CompactPickerSubscriptionStoreControlStyle()
  }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// A picker that is leafed through, and a button.
  public static var pagedPicker: PagedPickerSubscriptionStoreControlStyle {
    PagedPickerSubscriptionStoreControlStyle()
  }
}

extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// A picker that is leafed through and stands out, and a button.
  public static var pagedProminentPicker: PagedProminentPickerSubscriptionStoreControlStyle {
    PagedProminentPickerSubscriptionStoreControlStyle()
  }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A picker and a button.
  public static var picker: PickerSubscriptionStoreControlStyle {
    PickerSubscriptionStoreControlStyle()
  }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A picker that stands out, and a button.
  public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
    ProminentPickerSubscriptionStoreControlStyle()
  }
}
