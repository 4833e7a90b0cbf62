/// Views on top of each other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guides on which the views meet.
  ///   - content: the views, from back to front.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContainerView {
  var axis: Axis? { nil }

  var layout: any ItemLayout { DepthLayout(alignment: alignment) }
}
