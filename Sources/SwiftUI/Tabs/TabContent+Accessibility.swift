// What an assistive technology would perceive of a tab; not drawn yet.
extension TabContent {
  /// Replaces what is read of the tab.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityLabel of a tab", isEnabled) }

  /// Replaces what is read of the tab.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityLabel of a tab", isEnabled) }

  /// Replaces what is read of the tab.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityLabel of a tab", isEnabled) }

  /// Replaces what is read of the tab.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityLabel of a tab", isEnabled) }

  /// Says what choosing the tab does.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityHint of a tab", isEnabled) }

  /// Says what choosing the tab does.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityHint of a tab", isEnabled) }

  /// Says what choosing the tab does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityHint of a tab", isEnabled) }

  /// Says what choosing the tab does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityHint of a tab", isEnabled) }

  /// Says how things stand with the tab.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityValue of a tab", isEnabled) }

  /// Says how things stand with the tab.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityValue of a tab", isEnabled) }

  /// Says how things stand with the tab.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ value: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityValue of a tab", isEnabled) }

  /// Says how things stand with the tab.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { unperceived(".accessibilityValue of a tab", isEnabled) }

  /// Says by which names the tab can be chosen.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Says by which names the tab can be chosen.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Says by which names the tab can be chosen.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  nonisolated private func unperceived(
    _ name: String, _ isEnabled: Bool
  ) -> some TabContent<TabValue> {
    ChangedTab(content: self, change: { isEnabled ? AnyView($0.notDrawn(name)) : $0 })
  }
}
