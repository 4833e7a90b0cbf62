import Drawing

extension Text {
  /// The text as runs in one font and colour each; runs without characters are left out.
  func runs(in environment: EnvironmentValues) -> [StyledRun] {
    runs(in: TextContext(environment)).filter { !$0.run.text.isEmpty }
  }

  private func runs(in outer: TextContext) -> [StyledRun] {
    let context = outer.applying(changes)
    switch source {
    case .verbatim(let text): return [context.run(text)]
    case .formatted(let value): return [context.run(value.string(in: context.environment))]
    case .joined(let texts): return texts.flatMap { $0.runs(in: context) }
    case .localized(let key): return key.runs(in: context)
    case .attributed(let text): return text.runs(in: context)
    case .image(let image): return [context.run(image.textStandIn)]
    }
  }

  fileprivate func nested(in context: TextContext) -> [StyledRun] { runs(in: context) }

  /// The characters that are shown, without their style.
  func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map(\.run.text).joined()
  }
}

extension LocalizedStringKey {
  fileprivate func runs(in context: TextContext) -> [StyledRun] {
    var rest = values[...]
    return InlineMarkdown.spans(of: format).flatMap { span -> [StyledRun] in
      let inner = context.applying(span.style)
      let parts = span.text.split(
        separator: Self.placeholder, omittingEmptySubsequences: false)
      return parts.enumerated().flatMap { index, part -> [StyledRun] in
        let value = index > 0 ? rest.popFirst()?.nested(in: inner) ?? [] : []
        return value + [inner.run(String(part))]
      }
    }
  }
}
