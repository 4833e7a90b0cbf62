import Diagnostics
import Markdown

extension FuzzedReader {
  /// Markdown: every node stands where it was written.
  static let markdown = FuzzedReader(name: "markdown") { bytes in
    let (source, problems) = SourceFile.decode(bytes, path: "a.md")
    let (document, findings) = parse(source)
    // What stands behind something that is left out has the place of its block.
    let isWhole = findings.allSatisfy { $0.code != "markdown.too-deep" }
    return misplaced(problems + findings, in: source) + repeatedIDs(document)
      + (isWhole ? misplaced(in: document, of: source) : [])
  }
}

/// The nodes whose place does not hold what they have to start with.
private func misplaced(in document: Node, of source: SourceFile) -> [String] {
  var found: [String] = []
  document.walk { node in
    if !isPlaced(node, in: source) { found.append("\(node.kind) is not at \(node.location)") }
  }
  return found
}

private func repeatedIDs(_ document: Node) -> [String] {
  var ids: Set<String> = []
  return document.headings.filter { !ids.insert($0.id).inserted }.map { "the id \($0.id) twice" }
}

private func isPlaced(_ node: Node, in source: SourceFile) -> Bool {
  guard source.contains(node.location) else { return false }
  let line = source.bytes[source.lines[node.location.line - 1]]
  let rest = line.dropFirst(node.location.column - 1)
  func starts(_ marks: String) -> Bool { rest.first.map { marks.utf8.contains($0) } ?? false }
  switch node.kind {
  case .text(let text): return starts("\\&") || text.utf8.first == rest.first
  case .code, .symbol: return starts("`")
  case .emphasis, .strong: return starts("*_")
  case .link: return starts("[<")
  case .image: return rest.starts(with: "![".utf8)
  case .html: return starts("<")
  case .blockQuote: return starts(">")
  case .codeBlock(let block): return block.text.lines.allSatisfy { isPlaced($0, in: source) }
  case .softBreak, .lineBreak: return rest.allSatisfy { "\\ \t\u{B}\u{C}".utf8.contains($0) }
  default: return true
  }
}

/// A line of code is the end of a line of the page, but for the rest of a tab that starts it.
private func isPlaced(_ line: SourceText.Line, in source: SourceFile) -> Bool {
  guard let origin = line.origin, source.lines.indices.contains(origin.line - 1) else {
    return false
  }
  let bytes = source.bytes[source.lines[origin.line - 1]]
  let text = line.text.utf8.drop { $0 == UInt8(ascii: " ") }
  return origin.column - 1 + line.text.utf8.count == bytes.count
    && bytes.reversed().starts(with: text.reversed())
}
