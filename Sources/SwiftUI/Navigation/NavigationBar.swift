/// The bars of a screen: three views, for the upper bar, the large title and the lower bar.
///
/// A screen without bars has none of them.
struct NavigationBar: View {
  let bar: NavigationBarModel

  var body: some View {
    if !bar.isHidden {
      UpperBar(bar: bar)
      LargeTitle(bar: bar)
      LowerBar(bar: bar)
    }
  }
}

/// Buttons at both sides and a title between them.
private struct UpperBar: View {
  let bar: NavigationBarModel

  var body: some View {
    ZStack {
      BarRow {
        HStack(spacing: Self.spacing) {
          if let backTitle = bar.backTitle { BackButton(title: backTitle, pop: bar.pop) }
          ToolbarItems(entries: bar.leading)
        }
        middle
        HStack(spacing: Self.spacing) { ToolbarItems(entries: bar.trailing) }
      }
      .padding(.horizontal, Self.margin)
    }
    .background { if let background = bar.background { Rectangle().fill(background) } }
    .painted { painting, frame, environment in
      painting.inBar(named: bar.title?.string(in: environment), frame)
    }
  }

  /// Between buttons and at both sides, in points: the margin measured on iOS 18.
  private static let spacing: CGFloat = 16
  private static let margin: CGFloat = 16

  @ViewBuilder
  private var middle: some View {
    if !bar.principal.isEmpty {
      ToolbarItems(entries: bar.principal)
    } else if let title = bar.title, !bar.isLarge {
      title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

/// An arrow and the title of the screen before.
private struct BackButton: View {
  let title: Text
  let pop: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 6) {
      BackChevron()
      title.lineLimit(1).font(.body)
    }
    .foregroundStyle(.tint)
    .padding(.leading, -8)
    .modifier(ControlModifier(role: "button", actions: actions))
  }

  private var actions: ElementActions {
    var actions = ElementActions { MainActor.assumeIsolated { pop() } }
    actions.goBack = { MainActor.assumeIsolated { pop() } }
    return actions
  }
}

/// The title below the upper bar, and the search field.
private struct LargeTitle: View {
  let bar: NavigationBarModel

  var body: some View {
    EnvironmentReader { environment in
      let metrics = environment.metrics.bars
      VStack(spacing: 0) {
        if let title = bar.title, bar.isLarge {
          title.font(.system(size: 34, weight: .bold)).lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .padding(.bottom, 8)
            .frame(height: metrics.largeTitle, alignment: .bottom)
        }
        if let search = bar.search, search.isInBar { SearchBar(field: search) }
      }
      .background { if let background = bar.background { Rectangle().fill(background) } }
    }
  }
}

/// Buttons at the bottom of the screen.
private struct LowerBar: View {
  let bar: NavigationBarModel

  var body: some View {
    VStack(spacing: 0) {
      if !bar.bottom.isEmpty {
        Divider()
        HStack { ToolbarItems(entries: bar.bottom) }
          .padding(.horizontal, 16)
          .frame(height: 44)
      }
    }
    .frame(maxWidth: .infinity)
    .background { if !bar.bottom.isEmpty { BarBackground() } }
  }
}

/// What lies behind a bar at the edge of the screen, under which content scrolls.
struct BarBackground: View {
  var body: some View { Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom) }
}

extension Painting {
  /// Holds what is perceived in an element for the bar, which comes before what is below it.
  fileprivate func inBar(named title: String?, _ frame: CGRect) -> Painting {
    var bar = AccessibleElement(role: "navigationBar", frame: frame)
    bar.label = title
    bar.children = accessible
    bar.sortPriority = 1
    var painting = self
    painting.accessible = [bar]
    return painting
  }
}
