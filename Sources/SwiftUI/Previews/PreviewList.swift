/// A view that is shown as a preview of its own.
package struct PreviewedView {
  package let view: any View
  package let settings: PreviewSettings
}

/// The views that a provider's `previews` consist of, each with the settings around it.
@MainActor
package func previewList(of view: any View) -> [PreviewedView] {
  list(view, in: PreviewSettings())
}

@MainActor
private func list(_ view: any View, in settings: PreviewSettings) -> [PreviewedView] {
  var settings = settings
  if let container = view as? any PreviewContainer {
    container.change(&settings)
    return container.previewedViews.flatMap { list($0, in: settings) }
  }
  return [PreviewedView(view: view, settings: settings)]
}

/// A view whose children are previews of their own.
@MainActor
protocol PreviewContainer {
  var previewedViews: [any View] { get }

  /// Sets what holds for the children, unless they say otherwise themselves.
  func change(_ settings: inout PreviewSettings)
}

extension PreviewContainer {
  func change(_ settings: inout PreviewSettings) {}
}

extension PreviewSettingView: PreviewContainer {
  var previewedViews: [any View] { [content] }

  func change(_ settings: inout PreviewSettings) {
    change(&settings)
  }
}

extension TupleView: PreviewContainer {
  var previewedViews: [any View] { children }
}

extension Group: PreviewContainer where Content: View {
  var previewedViews: [any View] { [content] }
}

extension AnyView: PreviewContainer {
  var previewedViews: [any View] { [content] }
}

extension EmptyView: PreviewContainer {
  var previewedViews: [any View] { [] }
}

extension Optional: PreviewContainer where Wrapped: View {
  var previewedViews: [any View] { map { [$0] } ?? [] }
}

extension _ConditionalContent: PreviewContainer where TrueContent: View, FalseContent: View {
  var previewedViews: [any View] {
    switch storage {
    case .trueContent(let content): [content]
    case .falseContent(let content): [content]
    }
  }
}
