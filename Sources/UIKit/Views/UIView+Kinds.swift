extension UIView {
  /// How what a view shows fits into it.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill
    /// All of it is seen.
    case scaleAspectFit
    /// All of the view is filled.
    case scaleAspectFill
    /// It is drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// What a view does when the one around it changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the upper edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the lower edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether what can be touched is grayed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the view around it.
    case automatic
    /// It is not.
    case normal
    /// It is.
    case dimmed
  }

  /// How something moves.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// At the same speed.
    case linear
  }

  /// How one view takes another's place.
  public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none
    /// Turning from the left.
    case flipFromLeft
    /// Turning from the right.
    case flipFromRight
    /// Curling up.
    case curlUp
    /// Curling down.
    case curlDown
  }

  /// The width or height that a view asks for when it asks for none.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that constraints allow.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that constraints allow.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How far what is in it keeps from its edges.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
      layoutMarginsDidChange()
    }
  }

  /// Which way one reads in views of a kind.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The constraints that decide about an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints }

  /// Whether constraints leave something open.
  public var hasAmbiguousLayout: Bool { false }

  /// Calls a closure when some of the surroundings change.
  @discardableResult
  public func registerForTraitChanges<T: UIView>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Sends a method when some of the surroundings change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
}

/// Which way a view is turned where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As everything.
  case unspecified
  /// Not at all: it controls something that plays.
  case playback
  /// Not at all: it says where something is.
  case spatial
  /// One reads from left to right in it.
  case forceLeftToRight
  /// One reads from right to left in it.
  case forceRightToLeft
}
