/// How a view comes and goes, its type hidden; a drawing shows it when it has come.
@frozen public struct AnyTransition: Sendable {
  private init() {}

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    self.init()
  }

  /// As it is.
  public static let identity = AnyTransition()
  /// Fades in and out.
  public static let opacity = AnyTransition()
  /// Comes from the leading side and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition() }
  /// Grows and shrinks.
  public static var scale: AnyTransition { AnyTransition() }

  /// Grows from a size and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Comes from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Comes from somewhere.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Comes from somewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Pushes another view away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Goes from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Joins two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Gives the transition an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
