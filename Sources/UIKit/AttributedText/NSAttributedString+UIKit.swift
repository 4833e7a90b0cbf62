extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// How paragraphs look, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// What is behind it, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters join.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How far letters are apart, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How far letters are apart, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line through it.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The line below it.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the letters' edge.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How wide the letters' edge is.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Its shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Something that stands in the text, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where it leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far it is moved up, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the line below it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How slanted it is.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider it is.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Which way one writes.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// A line below or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text.
open class NSShadow: NSObject, @unchecked Sendable {
  /// How far it is moved.
  open var shadowOffset = CGSize.zero
  /// How far it is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour.
  open var shadowColor: Any?
}

/// Something that stands in a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// What it is.
  open var contents: Data?
  /// What kind of thing it is.
  open var fileType: String?
  /// A picture of it.
  open var image: UIImage?
  /// Its place, from the line that letters stand on.
  open var bounds = CGRect.zero

  /// Creates one from bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  /// Creates one of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
  /// Creates one of nothing.
  public override convenience init() { self.init(data: nil, ofType: nil) }
}

extension NSAttributedString {
  /// Creates a text of one thing that stands in it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// How bytes are read.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said about bytes.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What kind they are.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How letters are written.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// What is said where they do not.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What was said in bytes.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What kind they are.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
  }

  /// Creates a text from bytes; only letters are read.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(string: String(bytes: data, encoding: .utf8) ?? "")
  }

  /// How large it is when it is drawn.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: [], context: nil
    ).size
  }

  /// Where it is when it is drawn in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return string.boundingRect(
      with: size, options: options, attributes: font.map { [.font: $0] }, context: context)
  }

  /// Draws it; nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Draws it; nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws it; nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}
