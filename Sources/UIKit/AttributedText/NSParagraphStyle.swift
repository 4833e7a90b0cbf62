/// How lines are lined up.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// In the middle.
  case center
  /// To the right.
  case right
  /// On both sides.
  case justified
  /// As the language has it.
  case natural
}

/// How lines are broken.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between letters.
  case byCharWrapping
  /// Not at all.
  case byClipping
  /// The beginning is left out.
  case byTruncatingHead
  /// The end is left out.
  case byTruncatingTail
  /// The middle is left out.
  case byTruncatingMiddle
}

/// Which way one writes.
public enum NSWritingDirection: Int, Sendable {
  /// As the language has it.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How paragraphs look.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// How lines may be broken to look better.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words are kept.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system has it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var direction = NSWritingDirection.natural
    var strategy: UInt = 0
  }

  fileprivate var values = Values()

  /// Creates the usual look.
  public required override init() {
    super.init()
  }

  /// The usual look.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are lined up.
  open var alignment: NSTextAlignment { values.alignment }
  /// How far lines are apart, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// How far the next paragraph is, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How far the paragraph before is, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far the first line is moved in, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far lines are moved in, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How lines are broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How lines may be broken to look better.
  open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.strategy) }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How much higher lines are, as a factor.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are divided, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Which way one writes.
  open var baseWritingDirection: NSWritingDirection { values.direction }

  /// A copy.
  open override func copy() -> Any {
    let style = NSParagraphStyle()
    style.values = values
    return style
  }
  /// A copy that can be changed.
  open override func mutableCopy() -> Any {
    let style = NSMutableParagraphStyle()
    style.values = values
    return style
  }
  /// Whether both look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// A number that is the same for the same look.
  open override var hash: Int { values.hashValue }
}

/// How paragraphs look, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.strategy) }
    set { values.strategy = newValue.rawValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// Looks as another.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
