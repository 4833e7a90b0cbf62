extension View {
  /// Puts a piece of glass behind the view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassPane(glass: glass, shape: shape) }
  }

  /// Names the view's glass, so that it can turn into other glass; a drawing shows the end.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the view's glass with other glass of the same name; each piece is drawn by itself.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { notDrawn(".glassEffectUnion") }

  /// Says how the view's glass comes and goes; a drawing shows the end.
  nonisolated public func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { self }
}

/// The shape that glass has where none is given.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// To be filled.
  public static var role: ShapeRole { Capsule.role }

  /// All that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Capsule().sizeThatFits(proposal)
  }

  /// A capsule looks the same mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Glass that flows together with other glass nearby; each piece is drawn by itself.
public struct GlassEffectContainer<Content: View> {
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a container; glass flows together that is nearer than `spacing` points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The views inside.
  public var body: some View { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  private let name: String

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
  /// Out of the glass nearby.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(name: "matchedGeometry")
  }
  /// By fading in.
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(name: "materialize")
  }
}

/// A translucent layer with a light edge, which is what can be drawn of glass.
private struct GlassPane<Outline: Shape>: View {
  let glass: Glass
  let shape: Outline

  var body: some View {
    if glass.isVisible {
      shape.fill(glass.material).overlay { shape.fill(glass.color) }
        .overlay { shape.stroke(Color.white.opacity(0.4), lineWidth: 0.5) }
        .notDrawn(".glassEffect")
    }
  }
}
