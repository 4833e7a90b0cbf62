/// The direction in which a line is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in Latin script.
  case leftToRight
  /// As in Arabic or Hebrew script.
  case rightToLeft
}

extension EnvironmentValues {
  /// The direction in which lines are read and leading comes before trailing.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension View {
  /// Says how a shape behaves where lines are read from right to left; not drawn.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View { notDrawn(".layoutDirectionBehavior") }
}
