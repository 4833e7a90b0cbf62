import Drawing

/// Makes fonts and lengths grow with the user's text size, as a text style does.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Metrics that grow as body text does.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the size that belongs to the current text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font at the size that belongs to the text size of the given surroundings.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// The font at the size that belongs to the current text size, up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  /// The length that belongs to the current text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length that belongs to the text size of the given surroundings.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory.tableCategory
    return DynamicTypeTable.scale(value, style.tableStyle, category)
  }
}
