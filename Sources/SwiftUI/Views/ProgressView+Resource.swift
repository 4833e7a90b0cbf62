extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is going on, and what.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }

  /// Shows how far something is, and what.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}
