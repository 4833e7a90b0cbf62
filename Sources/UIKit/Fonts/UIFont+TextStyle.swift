import Drawing

extension UIFont {
  /// A text style: a role that text plays, which decides its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that the system uses.
    public let rawValue: String

    /// Creates a style from the name that the system uses.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A title above everything.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// What stands out at the head of some text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What stands below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text to read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What is set apart from the text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What explains a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// What explains a picture, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let known: [TextStyle: DynamicTypeTable.Style] = [
      .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3,
      .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
      .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
    ]

    var tableStyle: DynamicTypeTable.Style { Self.known[self] ?? .body }
  }

  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, the lightest, to 1, the boldest.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A very light weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// A little bolder than usual.
    public static let medium = Weight(rawValue: 0.23)
    /// Bolder.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight that can be drawn.
    var faceWeight: Face.Weight {
      let known: [(Weight, Face.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      let nearest = known.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? .regular
    }
  }
}

extension UIContentSizeCategory {
  /// The category by its place in Apple's table.
  package var tableCategory: DynamicTypeTable.Category {
    index.map { DynamicTypeTable.Category.allCases[$0] } ?? .large
  }
}
