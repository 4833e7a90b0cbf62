import SwiftUI

/// The subscriptions of a group, of which one can be bought; the store is not asked, so that only what
/// stands above them is drawn.
public struct SubscriptionStoreView<Content: View> {
  private let content: Content?

  nonisolated fileprivate init(content: Content?) {
    self.content = content
  }
}

extension SubscriptionStoreView: View {
  /// What stands above the subscriptions.
  public var body: some View {
    ZStack { content }.notDrawn("SubscriptionStoreView")
  }
}

extension SubscriptionStoreView {
  /// Shows the subscriptions of a group beneath other views.
  nonisolated public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(content: marketingContent()) }

  /// Shows subscriptions beneath other views.
  nonisolated public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(content: marketingContent()) }

  /// Shows subscriptions that are known beneath other views.
  nonisolated public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(content: marketingContent()) }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  /// Shows the subscriptions of a group.
  nonisolated public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) { self.init(content: nil) }

  /// Shows subscriptions.
  nonisolated public init(productIDs: some Collection<Product.ID>) { self.init(content: nil) }

  /// Shows subscriptions that are known.
  nonisolated public init(subscriptions: some Collection<Product>) { self.init(content: nil) }
}

extension SubscriptionStoreView {
  /// Shows the subscriptions of a group in an order of the program's own.
  nonisolated public init<C: StoreContent>(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> { self.init(content: nil) }

  /// Shows subscriptions in an order of the program's own.
  nonisolated public init<C: StoreContent>(
    productIDs: some Collection<Product.ID>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> { self.init(content: nil) }

  /// Shows subscriptions that are known in an order of the program's own.
  nonisolated public init<C: StoreContent>(
    subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> { self.init(content: nil) }
}

/// What stands above subscriptions where nothing else does.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  /// Nothing: the subscriptions are not known.
  public var body: some View { EmptyView() }
}

/// Subscriptions in an order of the program's own.
public struct SubscriptionStoreContentView<Content: StoreContent>: View {
  /// Nothing: the subscriptions are not known.
  public var body: some View { EmptyView() }
}

/// A button to buy a subscription.
public struct SubscriptionStoreButton: View {
  /// Creates a button for an option of a style.
  nonisolated public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {}

  /// Creates a button for an option of a picker.
  nonisolated public init(_ option: SubscriptionStoreControlStyleConfiguration.PickerOption) {}

  /// Nothing: the subscription is not known.
  public var body: some View { EmptyView().notDrawn("SubscriptionStoreButton") }
}
