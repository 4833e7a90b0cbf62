import SwiftUI

/// A picker of subscriptions, and what confirms the choice.
public struct SubscriptionStorePicker<PickerContent: View, Confirmation: View>: View {
  /// Picks among the subscriptions of a style.
  nonisolated public init(
    @ViewBuilder pickerContent: (SubscriptionStoreControlStyleConfiguration) -> PickerContent,
    @ViewBuilder confirmation: @escaping (Option) -> Confirmation
  ) {}

  /// Picks among the subscriptions of a style, and says which.
  nonisolated public init(
    selection: Binding<Option?>,
    @ViewBuilder pickerContent: (SubscriptionStoreControlStyleConfiguration) -> PickerContent,
    @ViewBuilder confirmation: @escaping (Option) -> Confirmation
  ) {}

  /// A subscription.
  public typealias Option = SubscriptionStoreControlStyleConfiguration.Option

  /// Nothing: the subscriptions are not known.
  public var body: some View { EmptyView().notDrawn("SubscriptionStorePicker") }
}

/// A subscription in a picker.
public struct SubscriptionStorePickerOption<Label: View>: View {
  /// Shows a subscription with a label.
  nonisolated public init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option, @ViewBuilder label: () -> Label
  ) {}

  /// Shows a subscription.
  nonisolated public init(_ option: SubscriptionStoreControlStyleConfiguration.Option)
  where Label == AutomaticSubscriptionStorePickerOptionLabel {}

  /// Nothing: the subscription is not known.
  public var body: some View { EmptyView() }
}

/// The label of a subscription that has none of its own.
public struct AutomaticSubscriptionStorePickerOptionLabel: View {
  /// Nothing: the subscription is not known.
  public var body: some View { EmptyView() }
}
