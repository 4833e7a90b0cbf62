/// Wraps previews, with something that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the wrapped preview.
  associatedtype Body: View

  /// The type of what the previews share.
  associatedtype Context = Void

  /// The preview to wrap.
  typealias Content = PreviewModifierContent

  /// Prepares what the previews share.
  static func makeSharedContext() async throws -> Context

  /// Wraps a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Prepares nothing.
  public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` wraps.
public struct PreviewModifierContent: View {
  private let content: AnyView

  init(_ content: AnyView) {
    self.content = content
  }

  /// The preview itself.
  public var body: some View { content }
}
