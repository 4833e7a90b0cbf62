extension View {
  /// Puts a text at the trailing side of a row, or on the item of a tab.
  @_disfavoredOverload
  nonisolated public func badge(_ key: LocalizedStringResource?) -> some View {
    badge(key.map { Text($0) })
  }
}
