/// The container that a background is meant for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// The screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// All columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
}

extension View {
  /// Gives the container around the view a style behind everything else; not drawn.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { notDrawn(".containerBackground") }

  /// Puts views behind everything else in the container around the view; not drawn.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { notDrawn(".containerBackground") }
}
