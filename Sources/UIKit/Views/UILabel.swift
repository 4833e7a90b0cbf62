/// A text.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with its look.
  open var attributedText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour.
  open var textColor: UIColor! = .label
  /// How lines are lined up.
  open var textAlignment = NSTextAlignment.natural
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How lines may be broken to look better.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// How many lines there are; 0 stands for any number.
  open var numberOfLines = 1
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is marked.
  open var isHighlighted = false
  /// The colour while it is marked.
  open var highlightedTextColor: UIColor?
  /// The colour of its shadow.
  open var shadowColor: UIColor?
  /// How far its shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether letters become smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small letters may become.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters come closer to fit.
  open var allowsDefaultTighteningForTruncation = false
  /// Where smaller letters stand.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// How wide it may become before lines are broken.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether its font grows with the user's text size.
  open var adjustsFontForContentSizeCategory = false

  /// Where the text lies.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }
  /// Draws the text.
  open func drawText(in rect: CGRect) {}
}

/// Where smaller letters stand.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same line.
  case alignBaselines
  /// In the same middle.
  case alignCenters
  /// Where they are.
  case none
}
