/// A view that fades in and out.
public struct OpacityTransition: Transition {
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// Creates the transition.
  nonisolated public init() {}

  /// The view, faded.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that comes and goes as it is.
public struct IdentityTransition: Transition {
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// Creates the transition.
  nonisolated public init() {}

  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that grows and shrinks.
public struct ScaleTransition {
  /// How large it is before it comes, as a multiple.
  public var scale: Double
  /// The point that stays in its place.
  public var anchor: UnitPoint

  /// Creates the transition.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The view, scaled.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A view that comes from an edge.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }
}

extension MoveTransition: Transition {
  /// The view; a drawing shows none that is on its way.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from somewhere.
public struct OffsetTransition {
  /// Where from, in points.
  public var offset: CGSize

  /// Creates the transition.
  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }
}

extension OffsetTransition: Transition {
  /// The view, moved.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A view that comes from the leading side and goes to the trailing one.
public struct SlideTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// The view; a drawing shows none that is on its way.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that pushes another one away.
public struct PushTransition {
  /// Where it comes from.
  public var edge: Edge

  /// Creates the transition.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }
}

extension PushTransition: Transition {
  /// The view; a drawing shows none that is on its way.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that gets sharp as it comes and blurred as it goes.
public struct BlurReplaceTransition {
  /// Where the views are in the meantime.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// The one below the other.
    public static let downUp = Configuration(name: "downUp")
    /// Above each other.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Where the views are in the meantime.
  public var configuration: Configuration

  /// Creates the transition.
  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  /// The view, blurred.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Creates the transition.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// Something moves if it does as the view comes or as it goes.
  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// The view as it comes or goes.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    switch phase {
    case .didDisappear: AnyView(removal.apply(content: content, phase: phase))
    default: AnyView(insertion.apply(content: content, phase: phase))
    }
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: Self { Self() }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes as it is.
  public static var identity: Self { Self() }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading side and goes to the trailing one.
  public static var slide: Self { Self() }
}

extension Transition where Self == ScaleTransition {
  /// Grows and shrinks.
  public static var scale: Self { Self(0) }

  /// Grows from a size and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Comes from an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Comes from somewhere.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// Comes from somewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// Pushes another view away.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Gets sharp and blurred.
  public static var blurReplace: Self { Self(configuration: .downUp) }

  /// Gets sharp and blurred.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { Self(configuration: configuration) }
}
