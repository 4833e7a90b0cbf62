/// The bar that chooses among tabs: 49 points above the edge of the safe area.
struct TabBar: View {
  let tabs: [LayoutItem]
  let chosen: Int
  let select: (Int) -> Void

  var body: some View {
    EnvironmentReader { environment in
      HStack(spacing: 0) {
        ForEach(0..<tabs.count, id: \.self) { index in
          item(index).frame(maxWidth: .infinity)
        }
      }
      .frame(height: environment.metrics.bars.tabBar, alignment: .top)
      .frame(maxWidth: .infinity)
    }
  }

  private func item(_ index: Int) -> some View {
    ToolbarItemsView(items: tabs[index].traits.tabItem ?? [])
      .padding(.top, 6)
      .overlay(alignment: .topTrailing) { badge(index) }
      .modifier(
        ControlModifier(
          role: "tab", value: tabs[index].traits.badge,
          traits: index == chosen ? .isSelected : [],
          actions: ElementActions { select(index) }))
  }

  @ViewBuilder
  private func badge(_ index: Int) -> some View {
    if let badge = tabs[index].traits.badge {
      Text(verbatim: badge)
        .font(.system(size: 13))
        .foregroundStyle(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(Color.red, in: Capsule())
        .offset(x: 9, y: 3)
    }
  }
}

/// Shows items that are kept up to date elsewhere.
struct ToolbarItemsView: PrimitiveView {
  let items: [LayoutItem]

  func update(_ node: Node) {}

  func items(_ node: Node) -> [LayoutItem] { items }
}

/// Dots below pages, that of the seen page brighter.
struct PageDots: View {
  let count: Int
  let chosen: Int
  let style: PageTabViewStyle
  @Environment(\.indexViewStyle) private var index

  var body: some View {
    if style.indexDisplayMode.isShown(count) {
      HStack(spacing: 9) {
        ForEach(0..<count, id: \.self) { index in
          Circle().fill(Color.white.opacity(index == chosen ? 1 : 0.3)).frame(width: 7, height: 7)
        }
      }
      .padding(.horizontal, 10)
      .frame(height: 26)
      .background { if index.isAlways { Capsule().fill(.thinMaterial) } }
    }
  }
}
