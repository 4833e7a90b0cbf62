import Diagnostics

extension CheckedCatalog {
  /// For people: every diagnostic with its line, every ignored block, how it went.
  func text(_ style: TextStyle) -> String {
    var sources = SourceLines(root: root)
    let problems = report.diagnostics.map { sources.quoted($0, style) }
    let ignored = pages.flatMap(\.blocks).compactMap { block in
      block.ignore.flatMap { $0.isEmpty ? nil : printable("\(block.location): ignored: \($0)") }
    }
    return (problems + ignored + [report.summary.text]).joined(separator: "\n")
  }
}

extension SourceLines {
  /// A diagnostic in the form of the compiler: message, line, caret, and the same for its notes.
  mutating func quoted(_ diagnostic: Diagnostic, _ style: TextStyle = .plain) -> String {
    let kind = diagnostic.severity.rawValue
    let color: TextStyle.Color = diagnostic.severity == .error ? .red : .yellow
    let own =
      quoted(kind, color, diagnostic.message, at: diagnostic.location, style)
      + proposal(diagnostic.fixIts, at: diagnostic.location, style)
    let notes = diagnostic.notes.map {
      quoted("note", .cyan, $0.message, at: $0.location, style)
        + proposal($0.fixIts, at: $0.location, style)
    }
    return ([own] + notes).joined(separator: "\n")
  }

  private mutating func quoted(
    _ kind: String, _ color: TextStyle.Color, _ message: String, at place: SourceLocation,
    _ style: TextStyle
  ) -> String {
    // A name may hold a line break; what stands in front of a message is one line.
    let front = printable("\(place):").replacing("\n", with: "\u{240A}")
    let head =
      style.bold(front) + " " + style.bold("\(kind):", color) + " "
      + style.bold(printable(shortened(message)))
    guard let line = excerpt(at: place) else { return head }
    let caret = style.bold("^", .green)
    return "\(head)\n\(printable(line.text))\n\(margin(as: line.before))\(caret)"
  }
}

extension SourceLines {
  /// What the compiler would put onto the line, below the place where it would stand.
  private mutating func proposal(
    _ fixIts: [FixIt], at place: SourceLocation, _ style: TextStyle
  ) -> String {
    guard let line = line(at: place) else { return "" }
    let own = fixIts.filter { $0.start.file == place.file && $0.start.line == place.line }
      .filter { !$0.text.contains("\n") && !$0.text.allSatisfy(\.isWhitespace) }
      .sorted { $0.start < $1.start }
    guard !own.isEmpty else { return "" }
    let text = own.reduce(into: "") { text, fixIt in
      let before = String(decoding: line.utf8.prefix(fixIt.start.column - 1), as: UTF8.self)
      let margin = margin(as: before)
      // Two at one place stand beside each other.
      text += text.isEmpty || margin.count > text.count ? String(margin.dropFirst(text.count)) : " "
      text += printable(fixIt.text)
    }
    return "\n" + style.bold(text, .green)
  }
}

/// A message that names what is too long to be read, with its middle left out.
private func shortened(_ message: String) -> String {
  guard message.utf8.count > 2000 else { return message }
  return "\(message.prefix(500)) … \(message.suffix(500))"
}

/// White space as wide as a text: tabs stay tabs, since only the terminal knows how wide they are.
func margin(as text: String) -> String {
  printable(text).map { character in
    character == "\t" ? "\t" : String(repeating: " ", count: displayWidth(character))
  }.joined()
}

/// Text that does to a terminal nothing but appear: control characters become their pictures.
func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    result.append(isControl(scalar) ? picture(of: scalar) : scalar)
  }
  return String(result)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control && scalar != "\t" && scalar != "\n"
    || isDirectional(scalar)
}

/// Whether it changes the direction of what follows, and so could show code as what it is not.
private func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}

/// Unicode has a picture for each control character of ASCII, from U+2400 on.
private func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  default: "\u{FFFD}"
  }
}
