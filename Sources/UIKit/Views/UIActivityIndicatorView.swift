/// Says that something goes on.
@MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Large.
    case large
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white
    /// Gray.
    case gray
  }

  /// How large it is.
  open var style: Style
  /// Whether it goes when nothing goes on.
  open var hidesWhenStopped = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour.
  open var color: UIColor! = .secondaryLabel
  /// Whether something goes on.
  open private(set) var isAnimating = false

  /// Creates a view.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates a view at a place.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates a view from one in an archive.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  /// Says that something goes on.
  open func startAnimating() { isAnimating = true }
  /// Says that nothing goes on.
  open func stopAnimating() { isAnimating = false }
}

/// Says how much is done.
@MainActor open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// As in a bar.
    case bar
  }

  /// How it looks.
  open var progressViewStyle = Style.default
  /// How much is done, from 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
  /// The picture of what is done.
  open var progressImage: UIImage?
  /// The picture of the rest.
  open var trackImage: UIImage?
  /// What says how much is done.
  open var observedProgress: Progress?

  /// Creates a view.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Says how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
