import SwiftUI

extension View {
  /// Says how products inside look.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }

  /// Says how the controls of stores inside look.
  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View { self }

  /// Says how the controls of stores inside look, and where they are.
  nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S, placement: S.Placement
  ) -> some View { self }

  /// Shows or hides buttons of stores inside.
  nonisolated public func storeButton(
    _ visibility: Visibility, for kinds: StoreButtonKind...
  ) -> some View { self }

  /// Says what stands on the buttons of stores inside.
  nonisolated public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }

  /// Puts a style behind the controls of stores inside.
  nonisolated public func subscriptionStoreControlBackground(
    _ style: some ShapeStyle
  ) -> some View { self }

  /// Says what is behind the controls of stores inside.
  nonisolated public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground
  ) -> some View { self }

  /// Puts icons beside the subscriptions inside.
  nonisolated public func subscriptionStoreControlIcon<V: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> V
  ) -> some View { self }

  /// Puts a style behind the subscriptions inside.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle
  ) -> some View { self }

  /// Puts a style in a shape behind the subscriptions inside.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle, in shape: some Shape
  ) -> some View { self }

  /// Says how groups of subscriptions inside look.
  nonisolated public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View { self }

  /// Shows views for a policy.
  nonisolated public func subscriptionStorePolicyDestination<V: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Opens a page for a policy.
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }

  /// Says how the names of policies look.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ style: some ShapeStyle
  ) -> some View { self }

  /// Says how the names of policies look, and what stands between them.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }

  /// Calls an action when the customer wants to sign in.
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    self
  }

  /// Shows or hides what products inside are.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }

  /// Draws a border around icons of products inside.
  nonisolated public func productIconBorder() -> some View { self }
}

/// A button of a store.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// Closes the store.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// Shows the policies.
  public static let policies = StoreButtonKind(name: "policies")
  /// Takes a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// Asks the store for what was bought.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// Signs in.
  public static let signIn = StoreButtonKind(name: "signIn")
}

/// A policy of a store.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String

  /// What becomes of the customer's data.
  public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
  /// What the customer may do.
  public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
}

/// What is behind the controls of a store.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  private let name: String

  /// What the style has by default.
  public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
  /// A material that fades.
  public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradientMaterial")
  /// A material that fades, once something scrolls behind it.
  public static let gradientMaterialOnScroll = SubscriptionStoreControlBackground(
    name: "gradientMaterialOnScroll")
}

/// What stands on a button to buy.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private var parts: [String]

  /// What the style has by default.
  public static let automatic = SubscriptionStoreButtonLabel(parts: [])
  /// What it does.
  public static let action = automatic.action
  /// The name.
  public static let displayName = automatic.displayName
  /// The price.
  public static let price = automatic.price
  /// In several lines.
  public static let multiline = automatic.multiline
  /// In one line.
  public static let singleLine = automatic.singleLine

  /// The same, and what it does.
  public var action: SubscriptionStoreButtonLabel { adding("action") }
  /// The same, and the name.
  public var displayName: SubscriptionStoreButtonLabel { adding("displayName") }
  /// The same, and the price.
  public var price: SubscriptionStoreButtonLabel { adding("price") }
  /// The same in several lines.
  public var multiline: SubscriptionStoreButtonLabel { adding("multiline") }
  /// The same in one line.
  public var singleLine: SubscriptionStoreButtonLabel { adding("singleLine") }

  private func adding(_ part: String) -> SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(parts: parts + [part])
  }
}

/// How groups of subscriptions look.
public protocol SubscriptionOptionGroupStyle {}

/// Groups as they look by default.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

/// Groups behind links.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

/// Groups behind tabs.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// Groups as they look by default.
  public static var automatic: AutomaticSubscriptionOptionGroupStyle { .init() }
}

extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  /// Groups behind links.
  public static var links: LinksSubscriptionOptionGroupStyle { .init() }
}

extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  /// Groups behind tabs.
  public static var tabs: TabsSubscriptionOptionGroupStyle { .init() }
}

extension ContainerBackgroundPlacement {
  /// A store of subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement("subscriptionStore")
  /// A store of subscriptions, from top to bottom.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    "subscriptionStoreFullHeight")
  /// What stands above subscriptions.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    "subscriptionStoreHeader")
}
