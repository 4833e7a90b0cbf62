extension View {
  /// Says what the view is for, where a pointer rests on it.
  @_disfavoredOverload
  nonisolated public func help(_ textKey: LocalizedStringResource) -> some View {
    accessibilityHint(Text(textKey))
  }
}
