import Diagnostics
import Markdown
import PreviewExchange

extension FencesInReach {
  /// The page's `preview` fences whose block is there; what is wrong with them is added to `diagnostics`.
  func previewFences(_ diagnostics: inout [Diagnostic]) -> [PreviewFence] {
    own.preview.compactMap { fence in
      let (settings, steps, problems) = contents(of: fence.text)
      diagnostics += problems
      guard let block = block(of: fence.info, &diagnostics) else { return nil }
      var result = PreviewFence(block: block, location: fence.info.location)
      (result.settings, result.steps) = (settings, steps)
      return result
    }
  }

  private func block(of info: InfoString, _ diagnostics: inout [Diagnostic]) -> Snippet.ID? {
    guard let attribute = info["of"] else {
      let problem = Problem("fence.missing-block", "'preview' wants the name of a block: of=…")
      diagnostics.append(problem.diagnostic(at: info.location))
      return nil
    }
    guard let value = attribute.value, BlockName.isName(value) else { return nil }
    return find(value, at: attribute.valueLocation, &diagnostics)
  }
}

private func contents(
  of text: SourceText
) -> (PreviewFence.Settings, [PreviewFence.Step], [Diagnostic]) {
  let fields = PreviewFields(text)
  var reader = PreviewFieldReader(diagnostics: fields.diagnostics)
  for entry in fields.entries { reader.read(entry) }
  return (reader.settings, reader.steps, reader.diagnostics)
}

/// Takes the fields of a fence for what they mean.
private struct PreviewFieldReader {
  var diagnostics: [Diagnostic]
  var settings = PreviewFence.Settings()
  var steps: [PreviewFence.Step] = []

  private static let keys = ["device", "appearance", "text-size", "preview", "expect", "steps"]

  mutating func read(_ entry: PreviewFields.Entry) {
    switch entry.key.text {
    case "device": settings.device = word(entry).flatMap { device($0) } ?? settings.device
    case "appearance":
      settings.appearances = choices(entry, of: Variant.Appearance.self, "appearance")
    case "text-size": settings.textSizes = choices(entry, of: TextSize.self, "text size")
    case "preview":
      settings.preview = word(entry).map { .init(text: $0.text, location: $0.location) }
    case "expect": settings.expected += expectations(entry)
    case "steps": readSteps(entry)
    default:
      let problem = Problem(
        "storyboard.unknown-key", "unknown key '\(entry.key.text)'", entry.key.text, Self.keys)
      diagnostics.append(problem.diagnostic(at: entry.key.location))
    }
  }

  private mutating func readSteps(_ entry: PreviewFields.Entry) {
    guard case .items(let items) = entry.value, !items.isEmpty else {
      return reportType(entry, "is a list: a line with a dash for each step")
    }
    for item in items {
      let (step, problem) = StepParser.read(item)
      if let problem { diagnostics.append(problem) }
      if let step {
        steps.append(.init(step: step, sentence: item.text, location: item.location))
      }
    }
  }

  private mutating func expectations(
    _ entry: PreviewFields.Entry
  ) -> [ExpectedFinding] {
    list(entry).compactMap { item in
      let word = item.prefix { !$0.isWhitespace }
      guard let kind = choice(word, of: FindingKind.self, "finding") else { return nil }
      let rest = item.dropFirst(word.text.count).trimmed
      let element = rest.text.isEmpty ? nil : rest.unquoted.text
      if let element, element == rest.text {
        diagnostics.append(
          Diagnostic(
            .error, "storyboard.missing-quote", at: rest.location,
            "expected the name of an element in quotes, as in '\(kind.rawValue) \"Save\"'"))
      }
      return .init(kind: kind, element: element, location: item.location)
    }
  }
}

extension PreviewFieldReader {
  private mutating func word(_ entry: PreviewFields.Entry) -> PlacedText? {
    if case .word(let word) = entry.value { return word }
    reportType(entry, "wants one value, as in '\(entry.key.text): …'")
    return nil
  }

  private mutating func list(_ entry: PreviewFields.Entry) -> [PlacedText] {
    switch entry.value {
    case .list(let items) where !items.isEmpty, .items(let items) where !items.isEmpty:
      return items.map(\.withoutComment.trimmed)
    case .word(let word): reportType(entry, "is a list: write [\(word.text)]")
    default: reportType(entry, "is a list: write [a, b]")
    }
    return []
  }

  /// `nil` where nothing right is chosen.
  private mutating func choices<Choice: CaseIterable & RawRepresentable<String>>(
    _ entry: PreviewFields.Entry, of type: Choice.Type, _ noun: String
  ) -> [Choice]? {
    let chosen = list(entry).compactMap { choice($0.unquoted, of: type, noun) }
    return chosen.isEmpty ? nil : chosen
  }

  private mutating func device(_ word: PlacedText) -> Device? {
    if let device = Device(named: word.text) { return device }
    let problem = Problem(
      "storyboard.unknown-value", "unknown device '\(word.text)'", word.text,
      Device.all.map(\.name))
    diagnostics.append(problem.diagnostic(at: word.location))
    return nil
  }

  private mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ word: PlacedText, of type: Choice.Type, _ noun: String
  ) -> Choice? {
    if let choice = Choice(rawValue: word.text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let hint =
      nearest(to: word.text, among: known).map { "did you mean '\($0)'?" }
      ?? "there are \(known.joined(separator: ", "))"
    diagnostics.append(
      Diagnostic(
        .error, "storyboard.unknown-value", at: word.location,
        "unknown \(noun) '\(word.text)'; \(hint)"))
    return nil
  }

  private mutating func reportType(_ entry: PreviewFields.Entry, _ message: String) {
    diagnostics.append(
      Diagnostic(
        .error, "storyboard.wrong-type", at: entry.key.location, "'\(entry.key.text)' \(message)"))
  }
}
