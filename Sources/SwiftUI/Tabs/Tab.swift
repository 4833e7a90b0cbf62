/// A tab: what the bar shows, and the view that it chooses.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that stands for the tab.
  public typealias TabValue = Value
  /// The tab consists of nothing else.
  public typealias Body = Self
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  var view: AnyView {
    let tab = content.tabItem { label }
    guard let value else { return AnyView(tab) }
    return AnyView(tab.tag(value))
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// To search.
  public static var search: TabRole { TabRole(name: "search") }
}

/// What the bar shows of a tab: a text and a symbol.
public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  nonisolated init(title: Text?, image: Image?) {
    self.title = title
    self.image = image
  }

  /// The system's own label where the tab has none.
  nonisolated static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }

  /// A text and a symbol.
  public var body: some View {
    SwiftUI.Label {
      title
    } icon: {
      image
    }
  }
}
