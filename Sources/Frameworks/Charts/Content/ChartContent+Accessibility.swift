import SwiftUI

extension ChartContent {
  /// The content, unknown to assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// The content with a name for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }

  /// The content with a text that is read for it.
  nonisolated public func accessibilityLabel(_ description: Text) -> some ChartContent { self }

  /// The content with a text that is read for it.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> some ChartContent { self }

  /// The content with a text that is read for it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some ChartContent { self }

  /// The content with a text that is read for it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some ChartContent { self }

  /// The content with a text that is read for its value.
  nonisolated public func accessibilityValue(_ description: Text) -> some ChartContent { self }

  /// The content with a text that is read for its value.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> some ChartContent { self }

  /// The content with a text that is read for its value.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some ChartContent { self }

  /// The content with a text that is read for its value.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> some ChartContent { self }
}
