import Drawing

/// A font, whose size depends on the environment where it names a text style.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat, Weight)
    /// A font by name: `style` says how it grows, `nil` that it does not.
    case custom(String, CGFloat, TextStyle?)
    case face(Face)
  }

  let base: Base
  var changes: [FontChange] = []

  init(_ base: Base, _ changes: [FontChange] = []) {
    self.base = base
    self.changes = changes
  }

  /// Creates a font from UIKit's, at its size.
  public init(_ font: UIFont) {
    self.init(.face(font.face))
  }

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), [design.map { .design($0) }, weight.map { .weight($0) }].compactMap { $0 })
  }

  /// The system font in a text style and a design.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), [.design(design)])
  }

  /// The system font at a size in points, which does not grow with the user's text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size, weight ?? .regular), [design.map { .design($0) }].compactMap { $0 })
  }

  /// A font by its name, at a size in points that grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, .body))
  }

  /// A font by its name, at a size in points that grows as a text style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, textStyle))
  }

  /// A font by its name, at a size in points that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }
}

extension Font {
  /// The font of text that does not say its own.
  public static var `default`: Font { .body }
  /// 34 points at the default size.
  public static let largeTitle = Font(.style(.largeTitle))
  /// 28 points at the default size.
  public static let title = Font(.style(.title))
  /// 22 points at the default size.
  public static let title2 = Font(.style(.title2))
  /// 20 points at the default size.
  public static let title3 = Font(.style(.title3))
  /// 17 points, semibold, at the default size.
  public static let headline = Font(.style(.headline))
  /// 15 points at the default size.
  public static let subheadline = Font(.style(.subheadline))
  /// 17 points at the default size.
  public static let body = Font(.style(.body))
  /// 16 points at the default size.
  public static let callout = Font(.style(.callout))
  /// 13 points at the default size.
  public static let footnote = Font(.style(.footnote))
  /// 12 points at the default size.
  public static let caption = Font(.style(.caption))
  /// 11 points at the default size.
  public static let caption2 = Font(.style(.caption2))
}

extension Font {
  /// A text style: a role that text plays, which decides its size and weight.
  public enum TextStyle: Hashable, CaseIterable, Codable, Sendable {
    /// A title above everything.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// What stands out at the head of some text.
    case headline
    /// What stands below a headline.
    case subheadline
    /// Text to read.
    case body
    /// What is set apart from the text.
    case callout
    /// A note.
    case footnote
    /// What explains a picture.
    case caption
    /// What explains a picture, smaller.
    case caption2
  }

  /// The form of a font's letters.
  public enum Design: Hashable, Sendable {
    /// The system's.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With characters of equal width.
    case monospaced
  }

  /// How much is added between lines.
  public enum Leading: Hashable, Sendable {
    /// What the font asks for.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    var value: CGFloat

    /// The lightest weight.
    public static let ultraLight = Weight(value: -0.8)
    /// A very light weight.
    public static let thin = Weight(value: -0.6)
    /// A light weight.
    public static let light = Weight(value: -0.4)
    /// The usual weight.
    public static let regular = Weight(value: 0)
    /// A little bolder than usual.
    public static let medium = Weight(value: 0.23)
    /// Bolder.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Very bold.
    public static let heavy = Weight(value: 0.56)
    /// The boldest weight.
    public static let black = Weight(value: 0.62)
  }

  /// How wide a font's letters are; accepted, not drawn.
  public struct Width: Hashable, Sendable {
    /// Above 0 for wider letters.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}
