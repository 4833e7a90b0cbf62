// The three types that name text sizes have the same twelve, in the same order.

extension DynamicTypeSize {
  /// Creates the size that UIKit calls `uiSizeCategory`; `nil` if that says nothing.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = uiSizeCategory.index else { return nil }
    self = Self.allCases[index]
  }
}

extension ContentSizeCategory {
  /// Creates the size that UIKit calls `uiSizeCategory`; `nil` if that says nothing.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}

extension UIContentSizeCategory {
  /// Creates UIKit's name of a size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let index = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = index.map { Self.ordered[$0] } ?? .unspecified
  }

  /// Creates UIKit's name of a size.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self.init(sizeCategory?.dynamicTypeSize)
  }
}
