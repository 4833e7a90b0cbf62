import SwiftUI

/// How a product looks.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// What is known of the product.
  typealias Configuration = ProductViewStyleConfiguration

  /// Makes what is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a product that is shown.
public struct ProductViewStyleConfiguration {
  /// The icon.
  public struct Icon: View {
    /// Nothing: the product is not known.
    public var body: some View { EmptyView() }
  }

  /// How far the store is.
  public let state: Product.TaskState
  /// Whether the customer has it.
  public let hasCurrentEntitlement: Bool
  /// The icon.
  public let icon: Icon
  /// Whether it is described.
  public let descriptionVisibility: Visibility

  /// The product, if it is there.
  public var product: Product? { state.product }

  /// Buys it.
  public func purchase() {}
}

/// A product as products look around it.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the product is not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// A product as products look around it.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

/// A product in a row.
public struct CompactProductViewStyle: ProductViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the product is not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A product in a row.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

/// A product with a large icon.
public struct LargeProductViewStyle: ProductViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the product is not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A product with a large icon.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// A product with an icon.
public struct RegularProductViewStyle: ProductViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the product is not known.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// A product with an icon.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
