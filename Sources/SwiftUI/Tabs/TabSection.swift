/// Tabs that belong together.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// The type of the values that stand for tabs.
  public typealias TabValue = SelectionValue
  /// The section consists of nothing else.
  public typealias Body = Self

  var view: AnyView { content.tabView }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// Creates a section with views above its tabs.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }

  /// Creates a section without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    self.init(header: EmptyView(), content: content())
  }

  /// Creates a section with a text above its tabs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleKey), content: content())
  }

  /// Creates a section with a text above its tabs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(title), content: content())
  }

  /// Creates a section with a text above its tabs.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleResource), content: content())
  }
}
