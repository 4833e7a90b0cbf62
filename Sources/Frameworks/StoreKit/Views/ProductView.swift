import SwiftUI

/// Something that is sold, with its price on a button; not drawn, for the store is not asked.
public struct ProductView<Icon: View, PlaceholderIcon: View> {
  nonisolated fileprivate init(unseen: Void) {}
}

extension ProductView: View {
  /// Nothing: the product is not known.
  public var body: some View { EmptyView().notDrawn("ProductView") }
}

extension ProductView {
  /// Shows a product with an icon, and another one until the product is known.
  nonisolated public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(unseen: ()) }

  /// Shows a product with an icon made for what the store answers.
  nonisolated public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(unseen: ()) }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Shows a product with an icon.
  nonisolated public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.init(unseen: ()) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Shows a product.
  nonisolated public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(unseen: ())
  }

  /// Shows a product that is known.
  nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(unseen: ())
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Shows a product that is known with an icon.
  nonisolated public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.init(unseen: ()) }

  /// Shows a product that is known with an icon made for what the store answers.
  nonisolated public init(
    _ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
  ) { self.init(unseen: ()) }
}

extension ProductView
where
  Icon == ProductViewStyleConfiguration.Icon,
  PlaceholderIcon == ProductViewStyleConfiguration.Icon
{
  /// Shows the product of a style's configuration, as the style around it would.
  nonisolated public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(unseen: ())
  }
}

/// What stands in the place of an icon until a product is known.
public struct AutomaticProductPlaceholderIcon: View {
  /// Nothing: the product is never known.
  public var body: some View { EmptyView() }
}
