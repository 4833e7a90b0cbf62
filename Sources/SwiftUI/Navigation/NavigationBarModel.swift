/// What the bars of a screen show.
struct NavigationBarModel {
  let title: Text?
  let isLarge: Bool
  let isHidden: Bool
  /// What the button back says; `nil` where there is none.
  let backTitle: Text?
  let pop: @MainActor () -> Void
  let leading: [ToolbarEntry]
  let trailing: [ToolbarEntry]
  let principal: [ToolbarEntry]
  let bottom: [ToolbarEntry]
  let search: SearchField?
  let background: AnyShapeStyle?

  /// What ends at the stack that has the bars.
  static var keys: [any PreferenceKey.Type] {
    [
      BarTraitsKey.self, ToolbarKey.self, SearchKey.self, DestinationsKey.self,
      PresentedScreensKey.self,
    ]
  }

  @MainActor
  init(
    _ screen: PreferenceValues, before: PreferenceValues?, isRoot: Bool,
    pop: @escaping @MainActor () -> Void, _ environment: EnvironmentValues
  ) {
    let bar = screen.value(BarTraitsKey.self) ?? BarTraits()
    let entries = screen.value(ToolbarKey.self) ?? []
    title = bar.title
    search = screen.value(SearchKey.self) ?? nil
    self.pop = pop
    isHidden = bar.visibility(.navigationBar) == .hidden
    isLarge = bar.isLarge(isRoot: isRoot, before: before)
    let isVisible = bar.backgroundVisibility(.navigationBar) == .visible
    background =
      bar.background(.navigationBar) ?? (isVisible ? AnyShapeStyle(Material.bar) : nil)
    let hasBack = !isRoot && !bar.hidesBackButton
    backTitle = hasBack ? before?.value(BarTraitsKey.self)?.title ?? Text("Back") : nil
    leading = entries.filter { $0.slot == .leading }
    trailing = entries.filter { $0.slot == .trailing }
    principal = entries.filter { $0.slot == .principal }
    bottom = bar.visibility(.bottomBar) == .hidden ? [] : entries.filter { $0.slot == .bottom }
  }
}

extension BarTraits {
  func visibility(_ placement: ToolbarPlacement) -> Visibility {
    visibility[placement] ?? visibility[.automatic] ?? .automatic
  }

  func backgroundVisibility(_ placement: ToolbarPlacement) -> Visibility {
    backgroundVisibility[placement] ?? backgroundVisibility[.automatic] ?? .automatic
  }

  func background(_ placement: ToolbarPlacement) -> AnyShapeStyle? {
    guard backgroundVisibility(placement) != .hidden else { return nil }
    return backgrounds[placement] ?? backgrounds[.automatic]
  }

  /// Whether the title stands below the bar in large letters.
  fileprivate func isLarge(isRoot: Bool, before: PreferenceValues?) -> Bool {
    guard title != nil else { return false }
    switch displayMode ?? .automatic {
    case .large: return true
    case .inline: return false
    case .automatic:
      let mode = before?.value(BarTraitsKey.self)?.displayMode ?? .automatic
      return isRoot || mode != .inline
    }
  }
}
