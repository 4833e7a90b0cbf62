import SwiftUI

/// Shows a preview as a widget.
public struct WidgetPreviewContext {
  private let family: WidgetFamily

  /// Creates a context for a size.
  public init(family: WidgetFamily) { self.family = family }
}

extension WidgetPreviewContext: PreviewContext {
  /// Nothing that previews ask for.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}
