import Drawing

/// An open menu.
///
/// Sources: width, rows and colours measured on iOS 15 to 17; radius and separators from memory.
struct MenuCard<Content: View>: View {
  let content: Content
  let close: () -> Void

  var body: some View {
    MenuRows(content: content, close: close)
      .frame(width: 250)
      .modifier(DismissingModifier(role: "menu", dismiss: close))
  }
}

/// The rows of a menu, each with a line below it.
private struct MenuRows<Content: View>: PrimitiveView {
  let content: Content
  let close: () -> Void

  func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = .vertical
    environment.buttonStyle = MenuRowStyle()
    environment.toggleStyle = MenuToggleStyle()
    environment.menuStyle = SubmenuStyle()
    environment.labelStyle = MenuLabelStyle()
    environment.pickerStyle = InlinePickerStyle()
    environment.isInList = true
    environment.foregroundLevels = nil
    environment.font = .body
    environment.afterActivation = close
    environment.sectionStyling = SectionStyling(header: { environment in
      environment.font = .footnote
      environment.foregroundLevels = ForegroundLevels(
        [AnyShapeStyle(Color(.secondaryLabel))], over: nil)
    })
    node.child(.content).update(content, in: environment)
  }

  func items(_ node: Node) -> [LayoutItem] {
    [LayoutItem(MenuLayout(), node.childItems, in: node.environment)]
  }
}

struct MenuLayout: ItemLayout {
  private static let row: CGFloat = 44
  private static let band: CGFloat = 8
  private static let radius = 13.0
  private static let inset: CGFloat = 16

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let width = proposal.width ?? 250
    return CGSize(width: width, height: item.children.map { height($0) }.reduce(0, +))
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    var y: CGFloat = 0
    return item.children.map { child in
      defer { y += height(child) }
      let inner = ProposedViewSize(width: size.width - 2 * Self.inset, height: height(child))
      let own = child.size(inner)
      return Place(
        child, at: CGPoint(x: Self.inset, y: y + (height(child) - own.height) / 2), inner)
    }
  }

  /// A divider becomes a band.
  private func height(_ child: LayoutItem) -> CGFloat {
    child.isDivider ? Self.band : Self.row
  }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let environment = item.environment
    let pixel = environment.pixelLength
    let frame = frame.rounded(toPixel: pixel)
    let outline = Outline.roundedRect(frame, radii: CornerRadii(Self.radius), continuous: true)
    let color =
      environment.colorScheme == .dark
      ? RGBA(33 / 255, 33 / 255, 34 / 255) : RGBA(241 / 255, 241 / 255, 241 / 255)
    var painting = Painting([
      .group(
        .init(
          [.fill(outline, .color(color), evenOdd: false)],
          effects: [.shadow(RGBA.black.opacity(0.2), radius: 32, x: 0, y: 8)]))
    ])
    painting.targets = [TouchTarget(outline)]
    painting.append(content.clipped(to: outline))
    painting.items += lines(frame, item)
    return painting
  }

  private func lines(_ frame: CGRect, _ item: LayoutItem) -> [DisplayItem] {
    let pixel = item.environment.pixelLength
    let line = Color(.separator).brush(in: item.environment)
    let band = RGBA.black.opacity(0.08)
    var y = frame.minY
    return item.children.enumerated().flatMap { index, child -> [DisplayItem] in
      let top = y
      y += height(child)
      if child.isDivider {
        let rect = CGRect(x: frame.minX, y: top, width: frame.width, height: Self.band)
        return [.fill(.rect(rect), .color(band), evenOdd: false)]
      }
      let isLast = index + 1 == item.children.count || item.children[index + 1].isDivider
      let rect = CGRect(x: frame.minX, y: y - pixel, width: frame.width, height: pixel)
      return isLast ? [] : line.fill(.rect(rect.rounded(toPixel: pixel)), bounds: rect)
    }
  }
}

extension LayoutItem {
  /// Whether the item is a line between others.
  fileprivate var isDivider: Bool { layout is LeafLayout<Divider> }
}

/// A row: its text at the leading side, its symbol at the trailing one.
struct MenuRowStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 0)
    }
    .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
  }
}

/// A text and, at the end of the row, a symbol.
struct MenuLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}

/// A row with a mark while it is on.
struct MenuToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.$isOn.wrappedValue.toggle()
    } label: {
      HStack {
        if configuration.isOn { Checkmark(isShown: true) }
        configuration.label
      }
    }
  }
}

/// A row that leads to a menu of its own, which is drawn closed.
struct SubmenuStyle: MenuStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 8)
      DisclosureChevron()
    }
    .modifier(ControlModifier(role: "menu"))
  }
}

/// Notes where a view stands, for what opens beside it.
struct AnchorLayout: UnaryLayout {
  let anchor: Presentation.Anchor

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    anchor.frame = context.frame
  }
}
