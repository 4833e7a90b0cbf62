import SwiftUI

/// Several things that are sold; not drawn, for the store is not asked.
public struct StoreView<Icon: View, PlaceholderIcon: View> {
  nonisolated fileprivate init(unseen: Void) {}
}

extension StoreView: View {
  /// Nothing: the products are not known.
  public var body: some View { EmptyView().notDrawn("StoreView") }
}

extension StoreView {
  /// Shows products with icons, and others until the products are known.
  nonisolated public init<C: Collection<Product.ID>>(
    ids: C, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(unseen: ()) }

  /// Shows products with icons made for what the store answers.
  nonisolated public init<C: Collection<Product.ID>>(
    ids: C, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(unseen: ()) }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Shows products with icons.
  nonisolated public init<C: Collection<Product.ID>>(
    ids: C, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(unseen: ()) }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Shows products.
  nonisolated public init<C: Collection<Product.ID>>(
    ids: C, prefersPromotionalIcon: Bool = false
  ) { self.init(unseen: ()) }

  /// Shows products that are known.
  nonisolated public init<C: Collection<Product>>(
    products: C, prefersPromotionalIcon: Bool = false
  ) { self.init(unseen: ()) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Shows products that are known with icons.
  nonisolated public init<C: Collection<Product>>(
    products: C, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(unseen: ()) }

  /// Shows products that are known with icons made for what the store answers.
  nonisolated public init<C: Collection<Product>>(
    products: C, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
  ) { self.init(unseen: ()) }
}
