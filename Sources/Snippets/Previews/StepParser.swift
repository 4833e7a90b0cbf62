import Diagnostics
import PreviewExchange

/// Reads the sentence of a step, up to the first thing that is wrong with it.
struct StepParser {
  /// Longer than this, nobody waits for a preview.
  static let longestWait = 10.0

  private var rest: PlacedText
  private var problem: Diagnostic?

  /// - Returns: the step, or what is wrong with the sentence.
  static func read(_ sentence: PlacedText) -> (StoryStep?, Diagnostic?) {
    var parser = StepParser(rest: sentence)
    let step = parser.step()
    return (parser.problem == nil ? step : nil, parser.problem)
  }

  private init(rest: PlacedText) {
    self.rest = rest
  }

  private mutating func step() -> StoryStep? {
    let verb = rest.prefix { !$0.isWhitespace && $0 != "\"" }
    guard let form = StepForm.all.first(where: { $0.verb == verb.text }) else {
      fail("storyboard.unknown-step", verb.location, unknown(verb.text))
      return nil
    }
    rest = rest.dropFirst(verb.text.count).trimmed
    var values = StepValues()
    for part in form.parts where problem == nil { read(part, of: form, into: &values) }
    if problem == nil, !rest.text.isEmpty {
      fail(
        "storyboard.sentence", rest.location,
        "'\(rest.text)' is too much; the step is written '\(form.example)'")
    }
    return form.make(values)
  }

  private func unknown(_ verb: String) -> String {
    let all = StepForm.all.map(\.verb)
    if verb.isEmpty {
      return "a step starts with what is done or expected, as in 'tap \"Save\"', without quotes"
    }
    let hint =
      nearest(to: verb, among: all).map { "did you mean '\($0)'?" }
      ?? "there are \(all.joined(separator: ", "))"
    return "unknown step '\(verb)'; \(hint)"
  }
}

extension StepParser {
  private mutating func read(
    _ part: StepForm.Part, of form: StepForm, into values: inout StepValues
  ) {
    switch part {
    case .word(let word): read(word: word, of: form)
    case .text: values.text = quoted(form) ?? ""
    case .value: values.text = quoted(form, mayBeEmpty: true) ?? ""
    case .name:
      values.name.text = quoted(form) ?? ""
      values.name.number = number(form)
    case .direction: values.direction = direction(form) ?? .left
    case .count: values.count = take(form, "a whole number") { Int($0) } ?? 0
    case .seconds: values.seconds = seconds(form) ?? 0
    }
  }

  private mutating func read(word: String, of form: StepForm) {
    let found = rest.prefix { !$0.isWhitespace && $0 != "\"" }
    guard found.text == word else {
      return fail("storyboard.sentence", rest.location, "expected '\(word)'", form)
    }
    rest = rest.dropFirst(word.count).trimmed
  }

  /// A text in quotes; a backslash lets a quote or a backslash stand for itself.
  private mutating func quoted(_ form: StepForm, mayBeEmpty: Bool = false) -> String? {
    guard rest.text.first == "\"" else {
      fail("storyboard.missing-quote", rest.location, "expected a text in quotes", form)
      return nil
    }
    var text = ""
    var count = 1
    var characters = rest.text.dropFirst()
    while let character = characters.popFirst() {
      count += 1
      if character == "\"" {
        if !mayBeEmpty, text.allSatisfy(\.isWhitespace) {
          fail("storyboard.sentence", rest.location, "there is nothing in these quotes", form)
        }
        rest = rest.dropFirst(count).trimmed
        return text
      }
      guard character == "\\", let next = characters.first, "\"\\".contains(next) else {
        text.append(character)
        continue
      }
      text.append(next)
      characters.removeFirst()
      count += 1
    }
    fail("storyboard.missing-quote", rest.location, "this quote is not closed", form)
    return nil
  }
}

extension StepParser {
  /// The number behind a name, if there is one.
  private mutating func number(_ form: StepForm) -> Int? {
    guard problem == nil, rest.text.first?.isNumber == true else { return nil }
    return take(form, "a number from 1, for one of several") {
      Int($0).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  private mutating func direction(_ form: StepForm) -> StoryStep.Direction? {
    let known = StoryStep.Direction.allCases.map(\.rawValue)
    return take(form, known.joined(separator: ", "), among: known) {
      StoryStep.Direction(rawValue: $0)
    }
  }

  private mutating func seconds(_ form: StepForm) -> Double? {
    // `0.5s` is as good as `0.5 s`.
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    guard let seconds = Double(digits.text), (0...Self.longestWait).contains(seconds) else {
      fail(
        "storyboard.sentence", rest.location,
        "expected seconds from 0 to \(Int(Self.longestWait))", form)
      return nil
    }
    rest = rest.dropFirst(digits.text.count).trimmed
    return seconds
  }

  private mutating func take<Value>(
    _ form: StepForm, _ wanted: String, among known: [String] = [], _ convert: (String) -> Value?
  ) -> Value? {
    let word = rest.prefix { !$0.isWhitespace }
    guard let value = convert(word.text) else {
      let hint = nearest(to: word.text, among: known).map { "; did you mean '\($0)'?" } ?? ""
      fail("storyboard.sentence", rest.location, "expected \(wanted)\(hint)", form)
      return nil
    }
    rest = rest.dropFirst(word.text.count).trimmed
    return value
  }

  private mutating func fail(
    _ code: String, _ place: SourceLocation, _ message: String, _ form: StepForm? = nil
  ) {
    guard problem == nil else { return }
    let shown = form.map { "\(message); the step is written '\($0.example)'" } ?? message
    problem = Diagnostic(.error, code, at: place, shown)
  }
}
