extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Creates a section with a text as its header that shows and hides its content.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
