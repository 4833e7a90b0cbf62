import Drawing

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In as many lines as there is room for.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the distance between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By what is inked.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Leaving out the end of the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is found when text is drawn.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// How small letters may become.
  open var minimumScaleFactor: CGFloat = 0
  /// How small letters became.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// Where the text was drawn.
  open private(set) var totalBounds = CGRect.zero
}

extension StringProtocol {
  /// How large the text is in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let run = TextRun(String(self), face: font.face, color: RGBA(0, 0, 0, 1))
    return TextEngine.shared.layout([run]).size
  }

  /// Where the text is when it is drawn in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let run = TextRun(String(self), face: font.face, color: RGBA(0, 0, 0, 1))
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
    return CGRect(
      origin: .zero, size: TextEngine.shared.layout([run], width: width.map { Double($0) }).size)
  }

  /// Draws the text; nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text; nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
