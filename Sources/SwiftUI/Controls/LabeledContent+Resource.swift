extension LabeledContent where Label == Text, Content: View {
  /// Creates the view from a text and a view.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates the view from two texts.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates the view from a text and what a format makes of a value.
  @_disfavoredOverload
  nonisolated public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}
