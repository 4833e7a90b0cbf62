/// Views one below the other.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the views meet.
  ///   - spacing: points between two views; `nil` lets the views decide.
  ///   - content: the views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  var axis: Axis? { .vertical }

  var layout: any ItemLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
