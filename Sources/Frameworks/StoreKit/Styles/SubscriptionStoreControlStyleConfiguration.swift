import SwiftUI

/// What the controls of a store are made of.
public struct SubscriptionStoreControlStyleConfiguration {
  /// The name of the group.
  public let groupDisplayName: String
  /// The subscriptions, as they stand together.
  public let sections: [Section]
  /// Whether subscriptions are described.
  public let descriptionVisibility: Visibility
  /// What will be bought next.
  public let autoRenewPreference: Product?

  /// The subscriptions that are shown.
  public var options: [Option] { sections.flatMap(\.options) }
  /// All subscriptions.
  public var allOptions: [Option] { options }
}

extension SubscriptionStoreControlStyleConfiguration {
  /// A subscription.
  @dynamicMemberLookup
  public struct Option: Identifiable, Hashable {
    /// The product.
    public let subscription: Product
    /// The lower price that the customer gets.
    public let activeOffer: Product.SubscriptionOffer?

    /// The icon.
    public var icon: Icon { Icon() }
    /// The product's name in the program.
    public var id: Product.ID { subscription.id }

    /// Something of the product.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T {
      subscription[keyPath: keyPath]
    }

    /// Buys it.
    public func subscribe() {}
  }

  /// A subscription in a picker.
  @dynamicMemberLookup
  public struct PickerOption: Identifiable, Hashable {
    /// The product.
    public let subscription: Product
    /// The lower price that the customer gets.
    public let activeOffer: Product.SubscriptionOffer?
    /// Whether it is picked.
    public let isSelected: Bool

    /// The icon.
    public var icon: Icon { Icon() }
    /// The product's name in the program.
    public var id: Product.ID { subscription.id }

    /// Something of the product.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T {
      subscription[keyPath: keyPath]
    }
  }

  /// The icon of a subscription.
  public struct Icon: View {
    /// Nothing: the subscription is not known.
    public var body: some View { EmptyView() }
  }

  /// Subscriptions that stand together.
  public struct Section: Identifiable {
    /// What tells one from the others.
    public struct ID: Hashable, Sendable {
      let number: Int
    }

    /// What stands above.
    public struct Header: View {
      /// Nothing: the subscriptions are not known.
      public var body: some View { EmptyView() }
    }

    /// What stands beneath.
    public struct Footer: View {
      /// Nothing: the subscriptions are not known.
      public var body: some View { EmptyView() }
    }

    /// What tells it from the others.
    public var id: ID
    /// What stands above.
    public var header: Header?
    /// What stands beneath.
    public var footer: Footer?
    /// The subscriptions.
    public var options: [Option]
  }
}
