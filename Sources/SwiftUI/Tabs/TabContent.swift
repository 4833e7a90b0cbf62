/// Tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that stand for tabs.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue

  /// The type of what they consist of.
  associatedtype Body: TabContent

  /// What they consist of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
  /// There is no value.
  public typealias TabValue = Never
}

extension TabContent where Body == Self {
  /// The tabs themselves: they consist of nothing else.
  public var body: Self { self }
}

/// Tabs that the module draws itself.
@MainActor
protocol PrimitiveTabContent {
  var view: AnyView { get }
}

extension TabContent {
  /// Everything that they consist of, as a view.
  var tabView: AnyView { (self as? any PrimitiveTabContent)?.view ?? body.tabView }
}
