import Content
import Diagnostics
import Snippets

extension FuzzedReader {
  /// The info strings of fences, each behind the language that the line before names, and what
  /// stands in the last of them.
  static let fence = FuzzedReader(name: "fence") { bytes in
    let (input, _) = SourceFile.decode(bytes, path: "input")
    let lines = input.lines.map { String(decoding: input.bytes[$0], as: UTF8.self) }
    let info = lines.first ?? ""
    let body = lines.dropFirst().filter { !$0.contains("~~~") }.map { $0 + "\n" }.joined()
    let text =
      "~~~swift id=a\nText(\"a\")\n~~~\n~~~swift \(info)\nText(\"b\")\n~~~\n"
      + "~~~compare before=a \(info)\n~~~\n~~~preview of=a\n\(body)~~~\n~~~preview \(info)\n~~~\n"
    let (source, _) = SourceFile.decode(Array(text.utf8), path: "content/a.md")
    let (page, _) = Page.read(source.bytes, path: source.path)
    let (_, problems) = snippets(of: page, support: [])
    return misplaced(problems, in: source) + misplacedWords(info)
  }
}

/// The parts of an info string that do not stand where it says.
private func misplacedWords(_ text: String) -> [String] {
  let start = SourceLocation(file: "a.md")
  let info = InfoString(text, at: start)
  let bytes = Array(text.utf8)
  // What is escaped is written otherwise than it is read.
  let isEscaped = text.contains("\\")
  func stands(_ word: String, at place: SourceLocation) -> Bool {
    place.column >= 1 && bytes.dropFirst(place.column - 1).starts(with: word.utf8)
  }
  return info.attributes.flatMap { attribute in
    let words = isEscaped ? [] : attribute.words
    return ([(attribute.name, attribute.location)] + words)
      .filter { !stands($0, at: $1) }
      .map { "'\($0)' is not at \($1)" }
  }
}
