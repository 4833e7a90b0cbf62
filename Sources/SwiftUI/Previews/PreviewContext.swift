/// Values that a preview is shown with, by key.
public protocol PreviewContext {
  /// The value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a `PreviewContext`.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value where the context says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Shows the view, as a preview, in a context; contexts of widgets have no effect here.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    PreviewSettingView(content: self) { _ in }
  }
}
