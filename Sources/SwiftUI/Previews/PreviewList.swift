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
  (view as? any PreviewContainer)?.previewList(in: settings)
    ?? [PreviewedView(view: view, settings: settings)]
}

/// A view whose children are previews of their own.
@MainActor
protocol PreviewContainer {
  func previewList(in settings: PreviewSettings) -> [PreviewedView]
}

extension PreviewSettingView: PreviewContainer {
  /// The settings nearest to a view win.
  func previewList(in settings: PreviewSettings) -> [PreviewedView] {
    var settings = settings
    change(&settings)
    return list(content, in: settings)
  }
}

extension ModifiedContent: PreviewContainer where Content: View, Modifier: ViewModifier {
  /// The module's own modifiers apply to each view of a group by itself.
  func previewList(in settings: PreviewSettings) -> [PreviewedView] {
    let inner = list(content, in: settings)
    guard inner.count == 1 || modifier is any PrimitiveModifier else {
      return [PreviewedView(view: self, settings: settings)]
    }
    return inner.map { PreviewedView(view: modified($0.view), settings: $0.settings) }
  }

  private func modified(_ view: some View) -> any View {
    view.modifier(modifier)
  }
}

extension TupleView: PreviewContainer {
  func previewList(in settings: PreviewSettings) -> [PreviewedView] {
    children.flatMap { list($0, in: settings) }
  }
}

extension ForEach: PreviewContainer where Content: View {
  func previewList(in settings: PreviewSettings) -> [PreviewedView] {
    data.flatMap { list(content($0), in: settings) }
  }
}

extension Group: PreviewContainer where Content: View {
  func previewList(in settings: PreviewSettings) -> [PreviewedView] {
    list(content, in: settings)
  }
}

extension AnyView: PreviewContainer {
  func previewList(in settings: PreviewSettings) -> [PreviewedView] {
    list(content, in: settings)
  }
}

extension EmptyView: PreviewContainer {
  func previewList(in settings: PreviewSettings) -> [PreviewedView] { [] }
}

extension Optional: PreviewContainer where Wrapped: View {
  func previewList(in settings: PreviewSettings) -> [PreviewedView] {
    map { list($0, in: settings) } ?? []
  }
}

extension _ConditionalContent: PreviewContainer where TrueContent: View, FalseContent: View {
  func previewList(in settings: PreviewSettings) -> [PreviewedView] {
    switch storage {
    case .trueContent(let content): list(content, in: settings)
    case .falseContent(let content): list(content, in: settings)
    }
  }
}
