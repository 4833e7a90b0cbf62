extension AttributeScopes {
  /// What an attributed text can say to the views that show it.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters; not drawn.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points between characters.
    public let kern: KerningAttribute
    /// Points after each character.
    public let tracking: TrackingAttribute
    /// Points by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// How high lines are; not drawn.
    public let lineHeight: AttributeScopes.FoundationAttributes.LineHeightAttribute
    /// How a paragraph's lines stand to each other; not drawn.
    public let alignment: AttributeScopes.FoundationAttributes.TextAlignmentAttribute
    /// What Foundation says of texts.
    public let foundation: FoundationAttributes
  }

  /// What an attributed text can say to the views that show it.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the views' attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  @frozen
  public enum FontAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Font
    /// The attribute's name.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of letters.
  @frozen
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind letters.
  @frozen
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// A line through the text.
  @frozen
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// A line under the text.
  @frozen
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Points between characters.
  @frozen
  public enum KerningAttribute: CodableAttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Kern"
  }

  /// Points after each character.
  @frozen
  public enum TrackingAttribute: CodableAttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// Points by which the text is raised.
  @frozen
  public enum BaselineOffsetAttribute: CodableAttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
