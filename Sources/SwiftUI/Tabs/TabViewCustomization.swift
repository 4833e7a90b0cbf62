/// How users have arranged tabs.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var seenInSidebar: [String: Bool] = [:]
  private var seenInBar: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates the arrangement that the program has.
  public init() {}

  /// Forgets the order of sections.
  public mutating func resetSectionOrder() { orders = [:] }

  /// Forgets the order of the tabs of a section.
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }

  /// Forgets which tabs are seen.
  public mutating func resetVisibility() {
    seenInSidebar = [:]
    seenInBar = [:]
  }

  /// How users have arranged the tab of a name.
  public subscript(tab id: String) -> TabCustomization {
    get {
      TabCustomization(
        tabBarVisibility: Visibility(seenInBar[id]),
        sidebarVisibility: Visibility(seenInSidebar[id]))
    }
    set { seenInSidebar[id] = newValue.sidebarVisibility.isSeen }
  }

  /// How users have arranged the section of a name.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// The order of the tabs of a section.
  public subscript(sectionID sectionID: String) -> [String]? { orders[sectionID] }

  /// Whether the tab of a name is seen in the column at the side.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { Visibility(seenInSidebar[id]) }
    set { seenInSidebar[id] = newValue.isSeen }
  }
}

extension TabViewCustomization {
  /// How users have arranged a tab.
  public struct TabCustomization {
    /// Whether it is seen in the bar.
    public let tabBarVisibility: Visibility
    /// Whether it is seen in the column at the side.
    public var sidebarVisibility: Visibility
  }

  /// How users have arranged a section.
  public struct SectionCustomization {
    /// The names of its tabs in their order; `nil` as the program has it.
    public private(set) var tabOrder: [String]?

    /// Forgets the order.
    public mutating func resetTabOrder() { tabOrder = nil }
  }
}

extension Visibility {
  fileprivate init(_ isSeen: Bool?) {
    self = isSeen.map { $0 ? .visible : .hidden } ?? .automatic
  }

  fileprivate var isSeen: Bool? { self == .automatic ? nil : self == .visible }
}
