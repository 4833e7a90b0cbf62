import Drawing

/// What holds at a place in a text: collected from the environment and from the modifiers around.
struct TextContext {
  let environment: EnvironmentValues
  var font: Font
  var fontChanges: [FontChange]
  var foreground: AnyShapeStyle?
  var styling: TextStyling
  /// What a renderer is told.
  var attributes = TextAttributes()
  /// What was asked for and is not drawn.
  var notes: [String] = []

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    font = environment.font ?? .body
    fontChanges = environment.fontChanges
    styling = environment.textStyling
  }

  /// The context inside a text with modifiers: the first of them is the innermost and wins.
  func applying(_ changes: [TextChange]) -> TextContext {
    changes.reversed().reduce(into: self) { $0.apply($1) }
  }

  mutating func apply(_ change: TextChange) {
    switch change {
    case .font(let font): self.font = font ?? self.font
    case .fontChange(let change): fontChanges.append(change)
    case .foreground(let foreground): self.foreground = foreground.style
    case .kerning(let kerning): styling.kerning = kerning
    case .tracking(let tracking): styling.tracking = tracking
    case .baselineOffset(let offset): styling.baselineOffset = offset
    case .underline(let isActive): styling.underline = isActive
    case .strikethrough(let isActive): styling.strikethrough = isActive
    case .attribute(let more): attributes.values += more.values
    case .notDrawn(let name): notes.append(name)
    }
  }

  func applying(_ style: InlineMarkdown.Style) -> TextContext {
    var context = self
    if style.isBold { context.fontChanges.append(.bold(true)) }
    if style.isItalic { context.fontChanges.append(.italic(true)) }
    if style.isCode { context.fontChanges.append(.monospaced(true)) }
    if style.isStruck { context.styling.strikethrough = true }
    if style.link != nil { context.foreground = AnyShapeStyle(TintShapeStyle()) }
    return context
  }

  func run(_ text: String) -> StyledRun {
    let brush = foreground?.brush(in: environment) ?? environment.foregroundBrush()
    let run = TextRun(
      cased(text), face: font.face(environment, further: fontChanges), color: brush.color,
      tracking: styling.kerning + styling.tracking, baselineOffset: styling.baselineOffset,
      underline: styling.underline, strikethrough: styling.strikethrough)
    return StyledRun(
      run: run, brush: brush, attributes: attributes,
      notes: notes + font.notDrawn(further: fontChanges))
  }

  private func cased(_ text: String) -> String {
    switch environment.textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

/// A run of text, with the brush that its colour stands for.
struct StyledRun: Equatable {
  var run: TextRun
  var brush: Brush
  /// What a renderer is told.
  var attributes = TextAttributes()
  /// What is not drawn as it was asked for.
  var notes: [String] = []
}
