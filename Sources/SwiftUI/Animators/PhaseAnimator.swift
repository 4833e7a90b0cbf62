/// Views that go through phases; a drawing shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// Creates views that go through phases for ever.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  /// Creates views that go through phases whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }
}

extension PhaseAnimator: View {
  /// The views in the first phase.
  public var body: some View {
    if let first = phases.first { content(first) }
  }
}

extension View {
  /// Changes the view by phases, for ever.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseModifier(content: self, phases: Array(phases), change: content)
  }

  /// Changes the view by phases whenever a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseModifier(content: self, phases: Array(phases), change: content)
  }
}

private struct PhaseModifier<Base: View, Phase, Changed: View> {
  let content: Base
  let phases: [Phase]
  let change: (PlaceholderContentView<Base>, Phase) -> Changed
}

extension PhaseModifier: View {
  var body: some View {
    if let first = phases.first {
      change(PlaceholderContentView(content: AnyView(content)), first)
    }
  }
}
