import Drawing

/// The buttons of an alert or a dialog, in the order that the system gives them.
struct DialogButtons<Content: View> {
  enum Look {
    case alert
    /// With what stands above the choices.
    case dialog(AnyView)
  }

  let content: Content
  let look: Look
  let dismiss: () -> Void
}

extension DialogButtons: PrimitiveView {
  func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = nil
    environment.buttonStyle = DialogButtonStyle(isAlert: isAlert)
    environment.textFieldStyle = DialogFieldStyle()
    environment.afterActivation = dismiss
    node.child(.content).update(content, in: environment)
    node.child(.index(1)).update(standIn, in: environment)
    if case .dialog(let header) = look {
      environment.afterActivation = nil
      node.child(.index(2)).update(header, in: environment)
    }
  }

  private var isAlert: Bool {
    if case .alert = look { true } else { false }
  }

  /// The button that the system adds where there is none to leave with.
  private var standIn: some View {
    Button(isAlert ? "OK" : "Cancel", role: isAlert ? nil : .cancel) {}
  }

  func items(_ node: Node) -> [LayoutItem] {
    let all = node.children[0].items
    let extra = node.children[1].items
    let cancel = all.filter { $0.traits.buttonRole == .cancel }
    let others = all.filter { $0.traits.buttonRole != .cancel }
    switch look {
    case .alert:
      let fields = others.filter(\.traits.isTextField)
      let buttons = others.filter { !$0.traits.isTextField }
      let ordered = buttons.count + cancel.count == 2 ? cancel + buttons : buttons + cancel
      let layout = AlertButtonsLayout(fieldCount: fields.count)
      let shown = fields + (ordered.isEmpty ? extra : ordered)
      return [LayoutItem(layout, shown, in: node.environment)]
    case .dialog:
      let header = node.children[2].items.first.map { [$0] } ?? []
      let choices = LayoutItem(DialogChoicesLayout(), header + others, in: node.environment)
      let leave = LayoutItem(
        DialogChoicesLayout(hasHeader: false), cancel.isEmpty ? extra : cancel,
        in: node.environment)
      return [choices, leave]
    }
  }
}

/// Two buttons side by side, others one below the other, with lines between them.
struct AlertButtonsLayout: ItemLayout {
  let fieldCount: Int

  private static let height: CGFloat = 44
  private static let field: CGFloat = 32

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let buttons = item.children.count - fieldCount
    let rows = buttons == 2 ? 1 : buttons
    let fields = fieldCount > 0 ? CGFloat(fieldCount) * Self.field + 16 : 0
    return CGSize(width: proposal.width ?? 270, height: fields + CGFloat(rows) * Self.height)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    var y: CGFloat = 0
    var places: [Place] = []
    for field in item.children.prefix(fieldCount) {
      let inner = ProposedViewSize(width: size.width - 32, height: Self.field)
      places.append(Place(field, at: CGPoint(x: 16, y: y), inner))
      y += Self.field
    }
    if fieldCount > 0 { y += 16 }
    let buttons = Array(item.children.dropFirst(fieldCount))
    let isRow = buttons.count == 2
    let width = isRow ? size.width / 2 : size.width
    for (index, button) in buttons.enumerated() {
      let origin = CGPoint(
        x: isRow ? width * CGFloat(index) : 0, y: y + (isRow ? 0 : Self.height * CGFloat(index)))
      places.append(
        Place(button, at: origin, ProposedViewSize(width: width, height: Self.height)))
    }
    return places
  }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let pixel = item.environment.pixelLength
    var lines: [CGRect] = []
    for place in places(ProposedViewSize(frame.size), in: frame.size, of: item)
      .dropFirst(fieldCount)
    {
      let x = frame.minX + place.origin.x
      let y = frame.minY + place.origin.y
      lines.append(CGRect(x: x, y: y, width: place.proposal.width ?? 0, height: pixel))
      if place.origin.x > 0 {
        lines.append(CGRect(x: x, y: y, width: pixel, height: Self.height))
      }
    }
    var painting = content
    let brush = Color(.separator).brush(in: item.environment)
    painting.items += lines.flatMap { line in
      brush.fill(.rect(line.rounded(toPixel: pixel)), bounds: line)
    }
    return painting
  }
}

/// The choices of a dialog on a card, one below the other.
struct DialogChoicesLayout: ItemLayout {
  var hasHeader = true

  private static let height: CGFloat = 57.17
  private static let padding: CGFloat = 14
  private static let radius = 14.0

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let width = proposal.width ?? 320
    let count = item.children.count - (hasHeader ? 1 : 0)
    return CGSize(
      width: width, height: headerHeight(width, item) + CGFloat(count) * Self.height)
  }

  private func headerHeight(_ width: CGFloat, _ item: LayoutItem) -> CGFloat {
    guard hasHeader, let header = item.children.first else { return 0 }
    let height = header.size(ProposedViewSize(width: width - 32, height: nil)).height
    return height > 0 ? height + 2 * Self.padding : 0
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    var places: [Place] = []
    var y: CGFloat = 0
    if hasHeader, let header = item.children.first {
      let inner = ProposedViewSize(width: size.width - 32, height: nil)
      let own = header.size(inner)
      places.append(
        Place(header, at: CGPoint(x: (size.width - own.width) / 2, y: Self.padding), inner))
      y = headerHeight(size.width, item)
    }
    for choice in item.children.dropFirst(hasHeader ? 1 : 0) {
      places.append(
        Place(
          choice, at: CGPoint(x: 0, y: y),
          ProposedViewSize(width: size.width, height: Self.height)))
      y += Self.height
    }
    return places
  }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let pixel = item.environment.pixelLength
    let frame = frame.rounded(toPixel: pixel)
    let outline = Outline.roundedRect(frame, radii: CornerRadii(Self.radius), continuous: true)
    var painting = Painting(
      DialogBackground().brush(in: item.environment).fill(outline, bounds: frame))
    painting.append(content)
    let brush = Color(.separator).brush(in: item.environment)
    for place in places(ProposedViewSize(frame.size), in: frame.size, of: item)
    where place.origin.y > Self.padding {
      let line = CGRect(
        x: frame.minX, y: frame.minY + place.origin.y, width: frame.width, height: pixel)
      painting.items += brush.fill(.rect(line.rounded(toPixel: pixel)), bounds: line)
    }
    return painting
  }
}

/// Buttons as wide and high as their place, in the tint; those that leave are bold.
struct DialogButtonStyle: PrimitiveButtonStyle {
  let isAlert: Bool

  nonisolated init(isAlert: Bool) {
    self.isAlert = isAlert
  }

  func makeBody(configuration: Configuration) -> some View {
    let weight: Font.Weight = configuration.role == .cancel ? .semibold : .regular
    configuration.label
      .font(.system(size: isAlert ? 17 : 20, weight: weight))
      .foregroundStyle(
        configuration.role == .destructive
          ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
      )
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Fields in a thin frame.
struct DialogFieldStyle: TextFieldStyle {
  nonisolated init() {}

  func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .font(.system(size: 13))
      .padding(.horizontal, 7)
      .frame(maxHeight: .infinity)
      .background(Color(.systemBackground))
      .border(Color(.separator), width: 0.5)
  }
}
