/// Views side by side.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the views meet.
  ///   - spacing: points between two views; `nil` lets the views decide.
  ///   - content: the views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ContainerView {
  var axis: Axis? { .horizontal }

  var layout: any ItemLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}
