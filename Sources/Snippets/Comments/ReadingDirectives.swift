import Diagnostics

extension Annotator {
  /// Takes what a comment says of its line, and leaves what it says to readers.
  mutating func readDirectives(_ comment: Comment) {
    var directives = Directive.all(in: comment.text)
    let isAlone = isAlone(comment)
    if isAlone, let first = directives.first, first.offset == 0 {
      // A line that is nothing but a comment leads to no error: it speaks of errors to readers.
      if case .expectation = first.directive { directives.removeFirst() }
    }
    guard let first = directives.first else { return }
    for (offset, directive) in directives {
      var place = comment.place
      place.column += offset
      read(directive, at: place, isAlone: isAlone && first.offset == 0)
    }
    let line = comment.place.line
    lines[line] = lines[line].cut(from: 0, upTo: comment.place.column + first.offset)
      .withoutTrailingSpace()
  }

  private mutating func read(_ directive: Directive, at place: ParsedText.Place, isAlone: Bool) {
    switch directive {
    case .expectation(let severity, let text): expect(severity, text, at: place)
    case .mark(let name, let rest):
      guard let mark = Annotations.Mark(rawValue: name) else {
        let problem = Problem("comment.unknown", "unknown mark '[!\(name)]'", of: name)
        return report(problem.code, problem.message, at: place)
      }
      guard !isAlone, rest.isEmpty else {
        let message = "a mark stands at the end of the line that it marks"
        return report("comment.misplaced", message, at: place)
      }
      lines[place.line].annotations.marks.insert(mark)
    }
  }

  private mutating func expect(
    _ severity: Diagnostic.Severity, _ text: String, at place: ParsedText.Place
  ) {
    guard !text.isEmpty else {
      let message = "this expects any \(severity.rawValue): say what its message contains"
      return report("comment.empty-expectation", message, at: place)
    }
    guard let location = location(place) else { return }
    lines[place.line].annotations.expectations.append(.init(severity, text, at: location))
  }
}

extension Problem {
  /// Offers the mark that was most likely meant: `[!code focus]` is another tool's way to write one.
  fileprivate init(_ code: String, _ message: String, of name: String) {
    let known = Annotations.Mark.allCases.map(\.rawValue)
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    let found = known.first(where: words.contains) ?? nearest(to: name, among: known)
    let hint = found.map { "; did you mean '[!\($0)]'?" }
    let all = known.map { "[!\($0)]" }.joined(separator: ", ")
    self.init(code, message + (hint ?? "; marks are \(all)"))
  }
}
