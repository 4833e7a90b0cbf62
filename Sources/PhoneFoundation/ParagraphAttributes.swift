extension AttributedString {
  /// How high the lines of a paragraph are.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable {
      case normal, tight, loose, variable
      case exact(Double)
      case multiple(Double)
      case leading(Double)
    }
    private let kind: Kind

    /// As the font has it.
    public static var normal: LineHeight { LineHeight(kind: .normal) }
    /// Lower.
    public static var tight: LineHeight { LineHeight(kind: .tight) }
    /// Higher.
    public static var loose: LineHeight { LineHeight(kind: .loose) }
    /// As each line's letters need it.
    public static var variable: LineHeight { LineHeight(kind: .variable) }

    /// A number of points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(kind: .exact(Double(points)))
    }

    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(Double(factor)))
    }

    /// Points more than the font's size.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .leading(Double(increase)))
    }
  }

  /// How the lines of a paragraph stand to each other.
  public enum TextAlignment: String, Hashable, Codable, Sendable {
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the middle.
    case center
  }
}

extension AttributeScopes.FoundationAttributes {
  /// How high the lines of a paragraph are.
  public enum LineHeightAttribute: CodableAttributedStringKey {
    /// What the attribute holds.
    public typealias Value = AttributedString.LineHeight
    /// The attribute's name.
    public static let name = "Foundation.LineHeight"
  }

  /// How the lines of a paragraph stand to each other.
  public enum TextAlignmentAttribute: CodableAttributedStringKey {
    /// What the attribute holds.
    public typealias Value = AttributedString.TextAlignment
    /// The attribute's name.
    public static let name = "Foundation.TextAlignment"
  }
}
