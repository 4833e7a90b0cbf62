/// Views side by side, of which only those that may be seen are made.
///
/// Unlike an `HStack`, it is as high as the space it is offered.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View {
  /// The views, in all the height there is.
  public var body: some View {
    LazyContent(
      layout: StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing),
      axis: .horizontal, content: content
    )
    .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
    .fixedSize(horizontal: true, vertical: false)
  }
}
