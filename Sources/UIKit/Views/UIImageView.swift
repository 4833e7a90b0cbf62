/// A picture.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while it is marked.
  open var highlightedImage: UIImage?
  /// Whether it is marked.
  open var isHighlighted = false
  /// Pictures that follow each other.
  open var animationImages: [UIImage]?
  /// How long they take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often they are repeated.
  open var animationRepeatCount = 0
  /// Whether they follow each other now.
  open private(set) var isAnimating = false
  /// How symbols look.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether symbols grow with the user's text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Creates a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view of a picture and of another while it is marked.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// Lets pictures follow each other.
  open func startAnimating() { isAnimating = true }
  /// Stops pictures.
  open func stopAnimating() { isAnimating = false }
}
