/// A view that is larger than what is seen of it.
@MainActor open class UIScrollView: UIView {
  /// How the keyboard goes when one scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes at once.
    case onDrag
    /// It follows the finger.
    case interactive
    /// It goes at once, with what stands above it.
    case onDragWithAccessory
    /// It follows the finger, with what stands above it.
    case interactiveWithAccessory
  }

  /// When it makes room for bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system finds best.
    case automatic
    /// Where it scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How what shows the place looks.
  public enum IndicatorStyle: Int, Sendable {
    /// As it fits.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// How soon it comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What is told of it.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of all of it.
  open var contentSize = CGSize.zero
  /// Room around it.
  open var contentInset = UIEdgeInsets.zero
  /// Room around it, with that for bars.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// When it makes room for bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Room around what shows the place.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around what shows the place, up and down.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around what shows the place, across.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether it scrolls one way at a time.
  open var isDirectionalLockEnabled = false
  /// Whether it rests at pages.
  open var isPagingEnabled = false
  /// Whether it goes on at its ends for a while.
  open var bounces = true
  /// Whether it does so up and down though there is nothing more.
  open var alwaysBounceVertical = false
  /// Whether it does so across though there is nothing more.
  open var alwaysBounceHorizontal = false
  /// Whether the place is shown, up and down.
  open var showsVerticalScrollIndicator = true
  /// Whether the place is shown, across.
  open var showsHorizontalScrollIndicator = true
  /// How what shows the place looks.
  open var indicatorStyle = IndicatorStyle.default
  /// How soon it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// How the keyboard goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether it waits to see whether one scrolls.
  open var delaysContentTouches = true
  /// Whether it may take touches away to scroll.
  open var canCancelContentTouches = true
  /// Whether a tap on the time scrolls to the top.
  open var scrollsToTop = true
  /// Says that a list is being loaded anew.
  open var refreshControl: UIRefreshControl?
  /// The least scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1
  /// Whether the scale goes on at its ends for a while.
  open var bouncesZoom = true
  /// The gesture that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that changes the scale.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// The area of all of it.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(owner: self)
  /// The area that is seen.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(owner: self)

  /// The place that is seen.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// Whether a finger is on it.
  open var isTracking: Bool { false }
  /// Whether a finger scrolls.
  open var isDragging: Bool { false }
  /// Whether it goes on after a finger.
  open var isDecelerating: Bool { false }
  /// Whether the scale is being changed.
  open var isZooming: Bool { false }
  /// Goes to a place.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Goes so far that a rectangle is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !bounds.contains(rect) else { return }
    let x = min(max(contentOffset.x, rect.maxX - bounds.width), rect.minX)
    let y = min(max(contentOffset.y, rect.maxY - bounds.height), rect.minY)
    contentOffset = CGPoint(x: x, y: y)
  }
  /// Changes the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    delegate?.scrollViewDidZoom(self)
  }
  /// Changes the scale so that a rectangle fits.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Shows the place for a while.
  open func flashScrollIndicators() {}
  /// Whether a touch goes to a view in it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether it may take touches from a view in it.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Says that room for bars has changed.
  open func adjustedContentInsetDidChange() {}
}

/// What is told of a view that scrolls.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// It is at another place.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// It has another scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger is about to let go.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It begins to come to rest.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// It is where it was told to go.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view whose scale changes.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The scale begins to change.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the time scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It is at the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Room for bars has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
