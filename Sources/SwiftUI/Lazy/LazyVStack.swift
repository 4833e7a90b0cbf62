/// Views one below the other, of which only those that may be seen are made.
///
/// Unlike a `VStack`, it is as wide as the space it is offered.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View {
  /// The views, in all the width there is.
  public var body: some View {
    LazyContent(
      layout: StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing),
      axis: .vertical, content: content
    )
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    .fixedSize(horizontal: false, vertical: true)
  }
}
