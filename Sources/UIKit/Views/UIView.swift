/// A rectangle that draws something and takes events.
///
/// It keeps what it is told, so that code for UIKit does what it says; a drawing shows SwiftUI only.
@MainActor
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UITraitEnvironment,
  UICoordinateSpace, @MainActor NSCoding
{
  /// Its position in its own coordinates, and its size.
  open var bounds: CGRect
  /// Its centre in the coordinates of the view around it.
  open var center: CGPoint
  /// How it is mapped before it is drawn.
  open var transform = CGAffineTransform.identity
  /// How it is mapped in space before it is drawn.
  open var transform3D = CATransform3DIdentity
  /// The view around it.
  open private(set) weak var superview: UIView?
  /// The views in it, from back to front.
  open private(set) var subviews: [UIView] = []
  /// What draws for it.
  open var layer: CALayer { theLayer }
  private lazy var theLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()

  /// The class of what draws for it.
  open class var layerClass: AnyClass { CALayer.self }

  /// What is behind it.
  open var backgroundColor: UIColor?
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it hides everything behind it.
  open var isOpaque = true
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether what sticks out is cut off.
  open var clipsToBounds = false
  /// Whether the area is cleared before it draws.
  open var clearsContextBeforeDrawing = true
  /// What shows the view through.
  open var mask: UIView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  private var ownTint: UIColor?
  /// Whether what can be touched is grayed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// How what it shows fits into it.
  open var contentMode = ContentMode.scaleToFill

  /// A number that it is found by.
  open var tag = 0
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// Whether it takes more than one touch.
  open var isMultipleTouchEnabled = false
  /// Whether touches belong to it alone.
  open var isExclusiveTouch = false
  /// What follows touches on it.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// What it does when the view around it changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether views in it change their size with it.
  open var autoresizesSubviews = true
  /// Whether its frame becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The constraints that it holds.
  open private(set) var constraints: [NSLayoutConstraint] = []
  /// How far what is in it keeps from its edges, as one reads.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether margins keep away from bars.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether margins are at least those of the view around it.
  open var preservesSuperviewLayoutMargins = false
  /// Which way it is turned where one reads from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether its surroundings are light or dark, whatever those of the view around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Surroundings that it has whatever those of the view around it.
  open var traitOverrides = UITraitOverrides()
  /// What one can do with it beside touching.
  open var interactions: [any UIInteraction] = []
  /// A name that tests find it by.
  open var accessibilityIdentifier: String?

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Areas that take part in its layout.
  open private(set) var layoutGuides: [UILayoutGuide] = []
  /// The area that no bar covers.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self)
  /// The area within its margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self)
  /// The area where lines are not too long to be read.
  open private(set) lazy var readableContentGuide = UILayoutGuide(owner: self)
  /// The area that the keyboard covers.
  open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(owner: self)

  /// Creates a view at a place in the view around it.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Creates a view from one in an archive.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
  }

  /// Creates a view without any size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Puts the view into an archive.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Says that the view was made from a file.
  open func awakeFromNib() {}

  /// Its place in the view around it.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open override var next: UIResponder? { superview }

  /// The window that it is in.
  open var window: UIWindow? { superview?.window }

  // MARK: The views in it

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Puts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
  }

  /// Puts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(
      view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  /// Lets two views change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }

  /// Puts a view that is in this one in front.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Puts a view that is in this one behind.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  /// Whether the view lies in another, at any depth, or is it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// The view with a number, this one or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Says that a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Says that a view is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Says that the view around it is about to be another.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Says that the view around it is another.
  open func didMoveToSuperview() {}
  /// Says that the window is about to be another.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Says that the window is another.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Gives the views in it their frames.
  open func layoutSubviews() {}
  /// Asks for layout before the next picture.
  open func setNeedsLayout() {}
  /// Lays out now, if that was asked for.
  open func layoutIfNeeded() {
    layoutSubviews()
    subviews.forEach { $0.layoutIfNeeded() }
  }
  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size that fits best into another.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size that what it shows asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that what it shows asks for another size.
  open func invalidateIntrinsicContentSize() {}
  /// How far bars cover it.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Says that bars cover it differently.
  open func safeAreaInsetsDidChange() {}
  /// Says that its margins have changed.
  open func layoutMarginsDidChange() {}
  /// Asks for its constraints before the next layout.
  open func setNeedsUpdateConstraints() {}
  /// Makes its constraints now, if that was asked for.
  open func updateConstraintsIfNeeded() {}
  /// Makes its constraints.
  open func updateConstraints() {}
  /// Whether it cannot do without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Which way one reads in it.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The view whose first line stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line stands for this one's.
  open var forLastBaselineLayout: UIView { self }

  /// Adds a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  /// Adds constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  /// Takes a constraint away.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }
  /// Takes constraints away.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }
  /// Adds an area that takes part in layout.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }
  /// Takes an area away.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    layoutGuides.removeAll { $0 === layoutGuide }
  }

  /// How little it wants to be larger than what it shows.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }
  /// Says how little it wants to be larger than what it shows.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }
  /// How little it wants to be smaller than what it shows.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
  /// Says how little it wants to be smaller than what it shows.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
  /// The size that its constraints lead to.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// The size that its constraints lead to.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  // MARK: Drawing

  /// Draws into a rectangle.
  open func draw(_ rect: CGRect) {}
  /// Asks to draw again.
  open func setNeedsDisplay() {}
  /// Asks to draw a part again.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Says that the colour of what can be touched has changed.
  open func tintColorDidChange() { subviews.forEach { $0.tintColorDidChange() } }
  /// Draws the view and those in it; nothing is drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// A picture of the view, as a view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

  // MARK: Touches

  /// The view that a touch is for.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    let inner = subviews.reversed().lazy.compactMap {
      $0.hitTest(self.convert(point, to: $0), with: event)
    }
    return inner.first ?? self
  }
  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Adds something that follows touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Takes away something that follows touches.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Whether a gesture may begin here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Adds something that one can do with the view.
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Takes away something that one can do with the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  /// Stops typing in this view or one in it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  /// Whether it is being chosen by keys.
  open var isFocused: Bool { false }
  /// Whether it can be chosen by keys.
  open var canBecomeFocused: Bool { false }

  // MARK: Surroundings

  /// Its surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// Says that the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
