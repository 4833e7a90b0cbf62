/// What draws for a view.
///
/// It keeps what it is told; nothing is drawn.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
  /// Its size, and the part of its content that is seen.
  open var bounds = CGRect.zero
  /// Where its anchor point lies in the layer around it.
  open var position = CGPoint.zero
  /// How far in front it is.
  open var zPosition: CGFloat = 0
  /// The point that stays when it is mapped, in parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How it is mapped in space.
  open var transform = CATransform3DIdentity
  /// How the layers in it are mapped in space.
  open var sublayerTransform = CATransform3DIdentity
  /// The layer around it.
  open private(set) weak var superlayer: CALayer?
  /// The layers in it, from back to front.
  open var sublayers: [CALayer]?
  /// What shows it through.
  open var mask: CALayer?
  /// A picture that it shows.
  open var contents: Any?
  /// How the picture fits into it.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels of the picture in a point.
  open var contentsScale: CGFloat = 1
  /// What is behind it.
  open var backgroundColor: CGColor?
  /// How opaque it is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether it hides everything behind it.
  open var isOpaque = false
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether what sticks out is cut off.
  open var masksToBounds = false
  /// Whether its back is shown.
  open var isDoubleSided = true
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The form of its corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How wide its border is, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of its border.
  open var borderColor: CGColor? = .black
  /// The colour of its shadow.
  open var shadowColor: CGColor? = .black
  /// How opaque its shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far its shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far its shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of its shadow.
  open var shadowPath: CGPath?
  /// Whether it is drawn as pixels first.
  open var shouldRasterize = false
  /// Pixels in a point then.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layers in it fade together.
  open var allowsGroupOpacity = true
  /// A name that it is found by.
  open var name: String?
  /// What is told of it.
  open weak var delegate: (any CALayerDelegate)?
  /// What changes its pixels.
  open var filters: [Any]?
  /// What changes how it is laid over others.
  open var compositingFilter: Any?
  /// Whether it draws anew when its size changes.
  open var needsDisplayOnBoundsChange = false

  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// How fast its time is.
  open var speed: Float = 1
  /// How far its time is moved.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// What it is before and afterwards.
  open var fillMode = CAMediaTimingFillMode.removed

  private var animations: [String: CAAnimation] = [:]

  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a copy of a layer that is being shown.
  public init(layer: Any) {
    super.init()
  }

  /// Creates a layer from one in an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Its place in the layer around it.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }
  /// Puts a layer at a place, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
    layer.superlayer = self
  }
  /// Puts a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  /// Puts a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
  }
  /// Puts a layer in another's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Lets something change over time.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
  /// Stops a change.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Stops all changes.
  open func removeAllAnimations() { animations = [:] }
  /// A change that goes on.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The names of the changes that go on.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.keys.sorted()
  }
  /// The layer as it is shown meanwhile.
  open func presentation() -> Self? { self }
  /// The layer as it is told.
  open func model() -> Self { self }

  /// Draws it.
  open func draw(in ctx: CGContext) {}
  /// Draws it and the layers in it.
  open func render(in ctx: CGContext) {}
  /// Makes what it shows.
  open func display() {}
  /// Asks to draw again.
  open func setNeedsDisplay() {}
  /// Asks to draw a part again.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws now, if that was asked for.
  open func displayIfNeeded() {}
  /// Asks for layout.
  open func setNeedsLayout() {}
  /// Lays out now, if that was asked for.
  open func layoutIfNeeded() {}
  /// Gives the layers in it their frames.
  open func layoutSublayers() {}
  /// Whether it draws anew when a value changes.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What happens when a value changes.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// What a value is where nothing is said.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a point lies in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The layer at a point.
  open func hitTest(_ p: CGPoint) -> CALayer? { contains(p) ? self : nil }
  /// The size it would like to have.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// A time of another layer, as this one has it.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
}

/// What is told of a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// It has to make what it shows.
  func display(_ layer: CALayer)
  /// It has to be drawn.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layers in it need frames.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

/// What happens when a value changes.
public protocol CAAction {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
