import Diagnostics

/// The lines of a `preview` fence, sorted: keys with a value or with a list below them.
///
/// It looks like YAML and is not: whatever stands behind a dash is taken as it stands.
struct PreviewFields {
  struct Entry {
    var key: PlacedText
    var value: Value = .items([])
  }

  enum Value {
    case word(PlacedText)
    /// `[a, b]`
    case list([PlacedText])
    /// Lines that start with a dash.
    case items([PlacedText])
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ text: SourceText) {
    for line in text.lines {
      guard let origin = line.origin else { continue }
      let line = PlacedText(line.text, at: origin).trimmed
      if !line.text.isEmpty, line.text.first != "#" { read(line) }
    }
  }

  private mutating func read(_ line: PlacedText) {
    if line.text == "-" || line.text.hasPrefix("- ") || line.text.hasPrefix("-\t") {
      return add(item: line.dropFirst(1).trimmed)
    }
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let rest = line.dropFirst(name.text.count).trimmed
    guard !name.text.isEmpty, rest.text.first == ":" else { return reportNoKey(line, name.text) }
    let value = rest.dropFirst(1).withoutComment.trimmed
    if let first = entries.first(where: { $0.key.text == name.text }) {
      report(
        "storyboard.duplicate-key", name.location, "'\(name.text)' is given twice; remove one",
        notes: [.init(at: first.key.location, "the first one is here")])
    }
    entries.append(Entry(key: name, value: self.value(value)))
  }

  private mutating func add(item: PlacedText) {
    guard !entries.isEmpty else {
      return report(
        "storyboard.syntax", item.location, "an item of no list: write 'steps:' on a line above it")
    }
    guard case .items(let items) = entries[entries.count - 1].value else {
      let key = entries[entries.count - 1].key.text
      return report(
        "storyboard.syntax", item.location,
        "'\(key)' has its value already: the list stands below a key that has none, as in 'steps:'")
    }
    entries[entries.count - 1].value = .items(items + [item])
  }

  private mutating func value(_ text: PlacedText) -> Value {
    if text.text.isEmpty { return .items([]) }
    guard text.text.first == "[" else { return .word(text.unquoted) }
    if text.text.last != "]" {
      report("storyboard.syntax", text.location, "this list is not closed: add ']'")
    }
    let inside = text.dropFirst(1).prefix { $0 != "]" }
    return .list(inside.split(at: ",").map { $0.trimmed.unquoted }.filter { !$0.text.isEmpty })
  }
}

extension PreviewFields {
  private mutating func reportNoKey(_ line: PlacedText, _ word: String) {
    let isStep = StepForm.all.contains { $0.verb.hasPrefix(word) }
    let hint =
      isStep && !word.isEmpty
      ? "a step stands behind a dash, as in '- \(line.text)'"
      : "expected a key, as in 'steps:', or a dash and a step"
    report("storyboard.syntax", line.location, hint)
  }

  mutating func report(
    _ code: String, _ place: SourceLocation, _ message: String, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(.error, code, at: place, message, notes: notes))
  }
}
