/// A preview of a view, as the macro `#Preview` describes it.
@MainActor
public struct Preview: Sendable {
  /// The kind of traits that previews of views have.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let content: @MainActor @Sendable () -> any View

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: what the preview is listed as.
  ///   - traits: how it is laid out, from the first to the last.
  ///   - body: makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    content = body
  }
}
