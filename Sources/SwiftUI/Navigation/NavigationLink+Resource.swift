extension NavigationLink where Label == Text {
  /// Creates a link to a view that shows a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that shows a text and adds a value to the path.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link that shows a text and adds a value to the path; it can be written down.
  @_disfavoredOverload
  public init<P: Codable & Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}
