/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes where it comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What is to be known of the behavior.
  func properties(context: PropertiesContext) -> Properties

  /// What a scroll view tells of itself.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What is to be known of a behavior.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What a scroll view tells of itself before anything scrolls.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  /// Nothing in particular.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What is to be known of a behavior.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a swipe comes to rest before it otherwise would.
  public var limitsScrolls = false

  /// Creates properties of a behavior that leaves swipes alone.
  public init() {}
}

/// What a scroll view tells of itself before anything scrolls.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which it scrolls.
  public let axes: Axis.Set
}

/// A behavior whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior.
  public var base: any ScrollTargetBehavior

  /// Hides the type of a behavior.
  public init<T: ScrollTargetBehavior>(_ base: T) {
    self.base = base
  }

  /// Changes where it comes to rest as the hidden behavior does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// What is to be known of the hidden behavior.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

/// Where scrolling will come to rest.
public struct ScrollTarget: Hashable {
  /// What will be seen.
  public var rect: CGRect
  /// The point of it that the scroll view keeps in its place.
  public var anchor: UnitPoint?
}

/// What a scroll view tells of itself when scrolling is about to come to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was seen when scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast the finger was.
  public let velocity: CGVector
  /// The size of what is scrolled.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Scrolling that rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Leaves the target: a drawing rests where it is scrolled to.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// A swipe comes to rest before it otherwise would.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
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

  /// Creates a behavior that brings a point of the views to the same point of the scroll view.
  public init(anchor: UnitPoint?) {}

  /// Creates a behavior that brings a point of the views to the same point of the scroll view.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {}

  /// Leaves the target: a drawing rests where it is scrolled to.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// A swipe comes to rest before it otherwise would.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
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

  /// Scrolling that rests where a point of a view and of the scroll view meet.
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Scrolling that rests where a point of a view and of the scroll view meet.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}
