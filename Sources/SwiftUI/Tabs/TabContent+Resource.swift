extension TabContent {
  /// Puts a text on the tab.
  @_disfavoredOverload
  nonisolated public func badge(_ key: LocalizedStringResource?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }
}
