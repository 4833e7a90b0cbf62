import Drawing

/// What a font is to be like.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For vertical writing.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The form of letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What is said about a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// Its name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Its weight or slant, as a word.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Its size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Its traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// What it can do.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Its text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// How it is mapped.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
  }

  /// A trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of them.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// Its weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// Its width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// Its slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Something that a font can do.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What of the kind.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  package let face: Face
  private let attributes: [AttributeName: Any]

  package init(_ face: Face, _ attributes: [AttributeName: Any] = [:]) {
    self.face = face
    self.attributes = attributes
  }

  /// Creates a descriptor from what is said.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(Face(size: attributes[.size] as? CGFloat ?? 12), attributes)
  }

  /// Creates a descriptor from a name and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Face(size: size), [.name: fontName])
  }

  /// That of the system's font in a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// That of the system's font in a text style, in the given surroundings.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The name.
  open var postscriptName: String { attributes[.name] as? String ?? ".SFUI-Regular" }
  /// The size in points.
  open var pointSize: CGFloat { face.size }
  /// The traits.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.rawValue >= Face.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// What was said.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { attributes }
  /// Something that was said.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    attributes[anAttribute]
  }

  /// The same, with more said.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(face, self.attributes.merging(attributes) { $1 })
  }
  /// The same in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { ($0.size, $0.leading) = (newPointSize, nil) }
  }
  /// The same with other traits.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      $0.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    }
  }
  /// The same in another form of letters.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    changed {
      switch design {
      case .rounded: $0.design = .rounded
      case .serif: $0.design = .serif
      case .monospaced: $0.design = .monospaced
      default: $0.design = .default
      }
    }
  }
  /// The same of a family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }
  /// The same in a weight or slant.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  private func changed(_ change: (inout Face) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face, attributes)
  }
}

extension UIFont {
  /// Creates a font that is like something; a size of 0 leaves that to the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).face : descriptor.face)
  }

  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }
  /// The name.
  public var fontName: String { ".SFUI-Regular" }
  /// The family.
  public var familyName: String { ".AppleSystemUIFont" }
  /// The height of small letters, in points.
  public var xHeight: CGFloat { face.size * 0.5263671875 }
  /// What lies between lines, in points.
  public var leading: CGFloat { face.leading ?? 0 }
  /// The families there are.
  public class var familyNames: [String] { ["Helvetica Neue", "Georgia", "Menlo"] }
  /// The fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }
}
