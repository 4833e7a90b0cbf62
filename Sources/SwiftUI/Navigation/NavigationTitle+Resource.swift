extension View {
  /// Sets the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets a line below the title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> some View
  {
    navigationSubtitle(Text(subtitleResource))
  }
}
