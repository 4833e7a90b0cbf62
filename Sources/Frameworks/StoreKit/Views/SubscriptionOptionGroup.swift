import SwiftUI

/// Subscriptions under a label.
public struct SubscriptionOptionGroup<Content: StoreContent, Label: View, MarketingContent: View> {
  nonisolated fileprivate init(unseen: Void) {}
}

extension SubscriptionOptionGroup: StoreContent, PrimitiveStoreContent {}

extension SubscriptionOptionGroup {
  /// Groups parts under a label, with views above them.
  nonisolated public init(
    @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup
where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Groups parts under a label.
  nonisolated public init(
    @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup where Label == AutomaticSubscriptionOptionGroupLabel {
  /// Groups parts with views above them.
  nonisolated public init(
    @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup
where
  Label == AutomaticSubscriptionOptionGroupLabel,
  MarketingContent == AutomaticSubscriptionStoreMarketingContent
{
  /// Groups parts.
  nonisolated public init(@StoreContentBuilder content: () -> Content) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup where Label == Text {
  /// Groups parts under a title, with views above them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(unseen: ())
  }

  /// Groups parts under a title, with views above them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup
where Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Groups parts under a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @StoreContentBuilder content: () -> Content
  ) {
    self.init(unseen: ())
  }

  /// Groups parts under a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @StoreContentBuilder content: () -> Content
  ) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup where Content == Never {
  /// Groups the subscriptions that are asked for under a label, with views above them.
  nonisolated public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup
where MarketingContent == AutomaticSubscriptionStoreMarketingContent, Content == Never {
  /// Groups the subscriptions that are asked for under a label.
  nonisolated public init(isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label)
  {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup
where Label == AutomaticSubscriptionOptionGroupLabel, Content == Never {
  /// Groups the subscriptions that are asked for with views above them.
  nonisolated public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup
where
  Label == AutomaticSubscriptionOptionGroupLabel,
  MarketingContent == AutomaticSubscriptionStoreMarketingContent, Content == Never
{
  /// Groups the subscriptions that are asked for.
  nonisolated public init(isIncluded: @escaping (Product) -> Bool) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup where Label == Text, Content == Never {
  /// Groups the subscriptions that are asked for under a title, with views above them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(unseen: ())
  }

  /// Groups the subscriptions that are asked for under a title, with views above them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(unseen: ())
  }
}

extension SubscriptionOptionGroup
where
  Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent, Content == Never
{
  /// Groups the subscriptions that are asked for under a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool) {
    self.init(unseen: ())
  }

  /// Groups the subscriptions that are asked for under a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isIncluded: @escaping (Product) -> Bool) {
    self.init(unseen: ())
  }
}

/// A group for each value of what subscriptions are grouped by.
public struct SubscriptionOptionGroupSet<ID: Hashable, Label: View, MarketingContent: View> {
  /// Groups subscriptions, with views above each group.
  nonisolated public init(
    idType: ID.Type = ID.self, groupedBy id: @escaping (Product) -> ID,
    @ViewBuilder label: @escaping (ID) -> Label,
    @ViewBuilder marketingContent: @escaping (ID) -> MarketingContent
  ) {}

  /// Groups subscriptions.
  nonisolated public init(
    idType: ID.Type = ID.self, groupedBy id: @escaping (Product) -> ID,
    @ViewBuilder label: @escaping (ID) -> Label
  ) where MarketingContent == AutomaticSubscriptionStoreMarketingContent {}
}

extension SubscriptionOptionGroupSet: StoreContent, PrimitiveStoreContent {}

/// A group for each length of time that subscriptions last.
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View> {
  /// Groups subscriptions under labels, with views above each group.
  nonisolated public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent,
    @ViewBuilder label: @escaping (Product.SubscriptionPeriod) -> Label
  ) {}
}

extension SubscriptionPeriodGroupSet where Label == AutomaticSubscriptionOptionGroupLabel {
  /// Groups subscriptions, with views above each group.
  nonisolated public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent
  ) {}

  /// Groups subscriptions.
  nonisolated public init()
  where MarketingContent == AutomaticSubscriptionStoreMarketingContent {}
}

extension SubscriptionPeriodGroupSet: StoreContent, PrimitiveStoreContent {}

/// Subscriptions that stand together, with views above and beneath.
public struct SubscriptionOptionSection<Header: View, Content: StoreContent, Footer: View> {
  nonisolated fileprivate init(unseen: Void) {}
}

extension SubscriptionOptionSection where Content == Never {
  /// Puts the subscriptions that are asked for together.
  nonisolated public init(
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { self.init(unseen: ()) }

  /// Puts the subscriptions that are asked for together, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) where Header == Text { self.init(unseen: ()) }

  /// Puts the subscriptions that are asked for together, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) where Header == Text { self.init(unseen: ()) }
}

extension SubscriptionOptionSection: StoreContent, PrimitiveStoreContent {}

/// The label of a group that has none of its own.
public struct AutomaticSubscriptionOptionGroupLabel: View {
  /// Nothing: the subscriptions are not known.
  public var body: some View { EmptyView() }
}
