import SwiftUI

extension VectorizedChartContent {
  /// The content, unknown to assistive technologies where a key path says so.
  nonisolated public func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with names for tests that lie at a key path.
  nonisolated public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with texts that are read for its elements.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with texts that are read for its elements.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with texts that are read for its elements.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with texts that are read for the values of its elements.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with texts that are read for the values of its elements.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with texts that are read for the values of its elements.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> { self }
}
