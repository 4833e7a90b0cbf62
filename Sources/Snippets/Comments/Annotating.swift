import Diagnostics

extension SourceText {
  /// The text without the comments that mean something, its lines with what these mean, and what is
  /// wrong with such comments.
  func annotated() -> (SourceText, [Diagnostic]) {
    guard lines.contains(where: \.mayHoldDirective) else { return (self, []) }
    var annotator = Annotator(self)
    for comment in ParsedText(self).comments { annotator.read(comment) }
    return annotator.finish()
  }
}

extension SourceText.Line {
  /// Tells the few lines that may have something to be read from all others.
  fileprivate var mayHoldDirective: Bool {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
    let rest = text[slash...]
    if ["error:", "warning:", "[!", "snippet"].contains(where: { rest.contains($0) }) {
      return true
    }
    return FoldComment.lengths.contains(rest.drop { "/* \t".contains($0) }.count)
  }
}

/// Goes through the comments of a text and takes out those that mean something.
struct Annotator {
  var lines: [SourceText.Line]
  private var dropped: Set<Int> = []
  private var diagnostics: [Diagnostic] = []
  /// The comment that hides what follows it.
  private var hiding: Comment?

  init(_ text: SourceText) {
    lines = text.lines
  }

  mutating func read(_ comment: Comment) {
    guard lines.indices.contains(comment.place.line) else { return }
    if let fold = FoldComment(comment) {
      read(fold, comment)
    } else if comment.isPlain {
      readDirectives(comment)
    } else if comment.content.hasPrefix("[!") {
      report("comment.misplaced", "a mark is written '// \(comment.content)'", at: comment.place)
    }
  }

  mutating func finish() -> (SourceText, [Diagnostic]) {
    if let hiding {
      report(
        "comment.unpaired", "nothing ends what is hidden: add '// snippet.show'", at: hiding.place)
    }
    // What is missing at the end of a text is missing behind its last line, so there has to be one.
    if let last = lines.indices.last, dropped.remove(last) != nil {
      lines[last] = .init("", origin: lines[last].origin)
    }
    let kept = lines.indices.filter { !dropped.contains($0) }.map { lines[$0] }
    return (SourceText(lines: kept), diagnostics)
  }

  private mutating func read(_ fold: FoldComment, _ comment: Comment) {
    if fold == .misspelt {
      let problem = "'\(comment.text)' means nothing; did you mean '\(FoldComment.form(comment))'?"
      return report("comment.unknown", problem, at: comment.place)
    }
    guard isAlone(comment) else {
      let problem = "'// \(comment.content)' stands on a line of its own"
      return report("comment.misplaced", problem, at: comment.place)
    }
    dropped.insert(comment.place.line)
    switch (fold, hiding) {
    case (.hide, nil): hiding = comment
    case (.hide, let earlier?):
      report("comment.unpaired", "this is hidden already", at: comment.place, note: earlier.place)
    case (_, let start?):
      for line in start.place.line...comment.place.line { lines[line].annotations.isFolded = true }
      hiding = nil
    case (_, nil):
      report(
        "comment.unpaired", "nothing is hidden here: add '// snippet.hide' above",
        at: comment.place)
    }
  }

  /// Whether nothing but space stands in front of a comment.
  func isAlone(_ comment: Comment) -> Bool {
    lines[comment.place.line].cut(from: 0, upTo: comment.place.column).isBlank
  }

  mutating func report(
    _ code: String, _ message: String, at place: ParsedText.Place, note: ParsedText.Place? = nil
  ) {
    guard let location = location(place) else { return }
    let notes = [note.flatMap { self.location($0) }].compactMap { place in
      place.map { Diagnostic.Note(at: $0, "hidden from here on") }
    }
    diagnostics.append(Diagnostic(.error, code, at: location, message, notes: notes))
  }

  func location(_ place: ParsedText.Place) -> SourceLocation? {
    lines[place.line].origin?.advanced(by: place.column)
  }
}
