/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes where it comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What a scroll view tells of itself.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where scrolling will come to rest.
public struct ScrollTarget: Hashable {
  /// What will be seen.
  public var rect: CGRect
  /// The point of it that the scroll view keeps in its place.
  public var anchor: UnitPoint?
}

/// What a scroll view tells of itself when scrolling is about to come to rest.
public struct ScrollTargetBehaviorContext {
  /// What was seen when scrolling began.
  public var originalTarget: ScrollTarget
  /// How fast the finger was.
  public var velocity: CGVector
  /// The size of what is scrolled.
  public var contentSize: CGSize
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The axes along which it scrolls.
  public var axes: Axis.Set
}

/// Scrolling that rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Leaves the target: a drawing rests where it is scrolled to.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling that rests at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a swipe goes past.
  public struct LimitBehavior {
    private let name: String

    /// As the system has it.
    public static var automatic: LimitBehavior { Self(name: "automatic") }
    /// One at a time.
    public static var always: LimitBehavior { Self(name: "always") }
    /// One at a time.
    public static var alwaysByOne: LimitBehavior { Self(name: "alwaysByOne") }
    /// A few at a time.
    public static var alwaysByFew: LimitBehavior { Self(name: "alwaysByFew") }
    /// Any number.
    public static var never: LimitBehavior { Self(name: "never") }
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Leaves the target: a drawing rests where it is scrolled to.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling that rests at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling that rests at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Scrolling that rests at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}
