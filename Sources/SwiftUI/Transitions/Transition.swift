/// How a view comes and goes; a drawing shows it when it has come.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view that the transition makes.
  associatedtype Body: View

  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// What is seen of the view in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What is to be known of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition in which something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(content: AnyView(content)), phase: phase)
  }

  /// Animates the transition in a way of its own; a drawing shows its end.
  public func animation(_ animation: Animation?) -> some Transition { self }

  /// Joins two transitions.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// The view that a transition is applied to.
public struct PlaceholderContentView<Value> {
  let content: AnyView
}

extension PlaceholderContentView: View {
  /// The view.
  public var body: some View { content }
}

/// How far a view has come.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// From -1 to 1: before, there, gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is to be known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}
