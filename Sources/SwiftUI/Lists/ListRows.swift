/// The rows of a list or a form, in the style that the environment names.
struct ListRows<Content: View> {
  let content: Content
  let selection: ListSelection?
}

extension ListRows: PrimitiveView {
  func update(_ node: Node) {
    var environment = node.environment
    let style = ListLook(environment)
    environment.stackAxis = nil
    environment.isInList = true
    environment.mostElements = Self.mostElements
    let sides: [Edge] = [.leading, .trailing, .bottom]
    if sides.contains(where: { environment.contentMargins[$0] != nil }) {
      node.host.report(".contentMargins at the sides of a list")
    }
    environment.contentMargins = [:]
    // What scrolls in a row is not pulled to load the list.
    environment.refresh = nil
    environment.sectionStyling = style.sectionStyling
    node.child(.content).update(content, in: environment)
  }

  /// More rows than fit onto any screen.
  private static var mostElements: Int { 200 }

  func items(_ node: Node) -> [LayoutItem] {
    let look = ListLook(node.environment)
    let plan = ListPlan(node.childItems, look, in: node.environment)
    let list = LayoutItem(ListLayout(plan: plan, look: look), plan.items, in: node.environment)
    return [LayoutItem(SafeAreaLayout(edges: .all), around: list, in: node.environment)]
  }
}

/// What tells one style of list from another.
struct ListLook {
  enum Kind { case plain, grouped, insetGrouped }

  let kind: Kind
  let metrics: ListMetrics

  init(_ environment: EnvironmentValues) {
    metrics = environment.metrics.list
    kind =
      switch environment.listStyle {
      case is PlainListStyle, is InsetListStyle: .plain
      case is GroupedListStyle: .grouped
      default: .insetGrouped
      }
  }

  /// Screens narrower than this have smaller margins, in points.
  private static let narrow: CGFloat = 390

  func cardInset(_ width: CGFloat) -> CGFloat {
    guard kind == .insetGrouped else { return 0 }
    return width < Self.narrow ? metrics.narrowCardInset : metrics.cardInset
  }

  /// Between the edge of a row and what it shows, by the width of the row.
  func textInset(rowWidth: CGFloat) -> CGFloat {
    let limit = kind == .insetGrouped ? Self.narrow - 2 * metrics.cardInset : Self.narrow
    return rowWidth < limit ? metrics.narrowTextInset : metrics.textInset
  }

  var background: Color {
    kind == .plain ? Color(.systemBackground) : Color(.systemGroupedBackground)
  }

  var card: Color {
    kind == .plain ? Color(.systemBackground) : Color(.secondarySystemGroupedBackground)
  }

  /// How headers and footers look.
  var sectionStyling: SectionStyling {
    SectionStyling(header: styleHeader, footer: styleFooter)
  }

  private func styleHeader(_ environment: inout EnvironmentValues) {
    if environment.headerProminence == .increased {
      environment.font = .title3.bold()
      environment.foregroundLevels = nil
    } else if kind == .plain || !metrics.hasUppercaseHeaders {
      environment.font = .headline
      environment.foregroundLevels = nil
    } else {
      environment.font = .footnote
      environment.textCase = .uppercase
      environment.foregroundLevels = Self.secondary
    }
  }

  private func styleFooter(_ environment: inout EnvironmentValues) {
    environment.font = .footnote
    environment.foregroundLevels = Self.secondary
    // Lines of a footer follow each other without the font's leading, at whole points: measured on
    // iOS 18.
    let line = TextMetrics(Font.footnote.face(in: environment))
    let pitch = line.ascent.rounded() + (line.lineHeight - line.ascent).rounded()
    environment.lineSpacing = pitch - line.lineHeight - line.leading
  }

  private static var secondary: ForegroundLevels {
    ForegroundLevels([AnyShapeStyle(Color(.secondaryLabel))], over: nil)
  }
}
