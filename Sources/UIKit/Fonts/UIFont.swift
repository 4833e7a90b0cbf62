import Drawing

/// A font at a size.
open class UIFont: NSObject, @unchecked Sendable {
  package let face: Face

  package init(_ face: Face) {
    self.face = face
  }

  /// Creates a font by its name; the system font stands in for it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(Face(size: fontSize))
  }

  /// The system font in a text style, at the default text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font in a text style, at the text size of the given surroundings.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory.tableCategory
    let entry = DynamicTypeTable.entry(style.tableStyle, category)
    return UIFont(Face(size: entry.size, weight: entry.weight, leading: entry.gap))
  }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(size: fontSize))
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(size: fontSize, weight: weight.faceWeight))
  }

  /// The system font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(size: fontSize, isItalic: true))
  }

  /// The system font with characters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(size: fontSize, weight: weight.faceWeight, design: .monospaced))
  }

  /// The system font with digits of equal width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(Face(size: fontSize, weight: weight.faceWeight, hasMonospacedDigits: true))
  }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    (face.size, face.leading) = (fontSize, nil)
    return UIFont(face)
  }

  /// Whether both are the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

  /// A number that is the same for the same font.
  open override var hash: Int { face.hashValue }

  /// The same: fonts do not change.
  open override func copy() -> Any { self }
}

extension UIFont {
  /// The size in points.
  public var pointSize: CGFloat { face.size }
  /// The height of a line in points.
  public var lineHeight: CGFloat { FontMetrics.lineHeight(face.size) }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { FontMetrics.ascent(face.size) }
  /// How far letters reach above the baseline, in points: negative, they reach below.
  public var descender: CGFloat { -FontMetrics.descent(face.size) }
  /// The height of capital letters in points.
  public var capHeight: CGFloat { FontMetrics.capHeight(face.size) }

  /// The size of the text of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the text of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text, in points.
  public class var systemFontSize: CGFloat { 14 }
}
