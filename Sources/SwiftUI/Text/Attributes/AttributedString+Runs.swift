extension AttributedString {
  /// The text as runs, each in the style that its attributes give it.
  func runs(in context: TextContext) -> [StyledRun] {
    runs.map { run in
      let inner = context.applying(run)
      var styled = inner.run(String(self[run.range].characters))
      if run.backgroundColor != nil { styled.notes.append(".backgroundColor") }
      return styled
    }
  }
}

extension TextContext {
  /// What the attributes ask for goes before what is around.
  fileprivate func applying(_ run: AttributedString.Runs.Run) -> TextContext {
    var context = self
    if let font = run.font { (context.font, context.fontChanges) = (font, []) }
    if let kern = run.kern { context.styling.kerning = kern }
    if let tracking = run.tracking { context.styling.tracking = tracking }
    if let offset = run.baselineOffset { context.styling.baselineOffset = offset }
    if run.underlineStyle != nil { context.styling.underline = true }
    if run.strikethroughStyle != nil { context.styling.strikethrough = true }
    context = context.applying(InlineMarkdown.Style(run.inlinePresentationIntent, link: run.link))
    if let color = run.foregroundColor { context.foreground = AnyShapeStyle(color) }
    return context
  }
}
