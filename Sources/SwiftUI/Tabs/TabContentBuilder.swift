/// Makes tabs of the statements in a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs, as a view.
  public struct Content<C: TabContent> {
    let content: C

    nonisolated init(content: C) {
      self.content = content
    }
  }

  /// Takes a tab as it is.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// Passes a single tab through.
  public static func buildBlock<C: TabContent>(
    _ content: C
  ) -> C where C.TabValue == TabValue { content }

  /// Makes a tab of an `if` without `else`.
  public static func buildIf<C: TabContent>(
    _ content: C?
  ) -> some TabContent<TabValue> where C.TabValue == TabValue {
    JoinedTabs<TabValue>(tabs: content.map { [$0] } ?? [])
  }

  /// Makes a tab of the first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes a tab of the second branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of a tab that exists from a later system version on.
  public static func buildLimitedAvailability(
    _ content: some TabContent<TabValue>
  ) -> AnyTabContent<TabValue> { AnyTabContent(content) }
}

extension TabContentBuilder.Content: View {
  /// The tabs.
  public var body: some View { content.tabView }
}

/// Tabs whose type is hidden.
public struct AnyTabContent<SelectionValue: Hashable> {
  let content: any TabContent

  /// Hides the type of tabs.
  nonisolated public init<T: TabContent>(_ content: T) where SelectionValue == T.TabValue {
    self.content = content
  }
}

extension AnyTabContent: TabContent, PrimitiveTabContent {
  /// The type of the values that stand for tabs.
  public typealias TabValue = SelectionValue
  /// The tabs consist of nothing else.
  public typealias Body = Self

  var view: AnyView { content.tabView }
}

/// Several tabs.
struct JoinedTabs<TabValue: Hashable> {
  let tabs: [any TabContent]
}

extension JoinedTabs: TabContent, PrimitiveTabContent {
  typealias Body = Self

  var view: AnyView {
    AnyView(ForEach(0..<tabs.count, id: \.self) { tabs[$0].tabView })
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the values that stand for tabs.
  public typealias TabValue = TrueContent.TabValue
}

extension _ConditionalContent: PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent {
  var view: AnyView {
    switch storage {
    case .trueContent(let content): content.tabView
    case .falseContent(let content): content.tabView
    }
  }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values that stand for tabs.
  public typealias TabValue = Content.TabValue
  /// The group consists of nothing else.
  public typealias Body = Self

  /// Creates a group of tabs.
  nonisolated public init(@TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: PrimitiveTabContent where Content: TabContent {
  var view: AnyView { content.tabView }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that stand for tabs.
  public typealias TabValue = Content.TabValue
  /// The tabs consist of nothing else.
  public typealias Body = Self
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  var view: AnyView {
    AnyView(ForEach<Data, ID, AnyView>(data: data, content: { content($0).tabView }, id: id))
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for elements that know their identity.
  nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs for elements whose identity lies at a key path.
  nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates tabs for a fixed range of numbers.
  nonisolated public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0 })
  }
}
