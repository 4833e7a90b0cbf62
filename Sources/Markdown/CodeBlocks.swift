import CCmark
import Diagnostics

extension BlockReader {
  mutating func codeBlock(_ node: CNode) -> Node {
    let place = location(of: node)
    guard let fence = fence(of: node) else {
      let text = text(of: node, fromLine: node.line)
      return Node(
        .codeBlock(Node.CodeBlock(info: "", infoLocation: place, text: text)), at: place)
    }
    let text = text(of: node, fromLine: node.line + 1)
    if !isClosed(fence, atLine: node.line + text.lines.count + 1) { reportUnclosed(at: place) }
    let info = fence.info.isEmpty ? place : place.advanced(by: fence.infoOffset)
    let block = Node.CodeBlock(
      info: String(decoding: fence.info, as: UTF8.self), infoLocation: info, text: text)
    return Node(.codeBlock(block), at: place)
  }

  /// Every line of code is the end of a line of the source, and so the end tells where it starts.
  ///
  /// A tab that a container took in part stands as the spaces that are left of it; then the place
  /// of the line is so that what follows the tab has its own.
  private func text(of node: CNode, fromLine first: Int) -> SourceText {
    var lines = node.literal.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines.removeLast()
    return SourceText(
      lines: lines.enumerated().map { index, text in
        let column = self.range(ofLine: first + index).count - text.count + 1
        let line = first + index + firstLine - 1
        return SourceText.Line(
          String(Substring(text)),
          origin: SourceLocation(file: source.path, line: line, column: column))
      })
  }
}

/// The line that opens a code block.
private struct Fence {
  let mark: UInt8
  let length: Int
  let info: ArraySlice<UInt8>
  let infoOffset: Int
}

extension BlockReader {
  /// `nil` for a block that is indented instead.
  private func fence(of node: CNode) -> Fence? {
    let (columns, start) = prefix(ofLine: node.line).start.whitespace()
    let line = source.bytes[start..<range(ofLine: node.line).upperBound]
    guard columns <= 3, let mark = line.first else { return nil }
    let rest = line.drop { $0 == mark }
    let info = trimmed(rest)
    return Fence(
      mark: mark, length: rest.startIndex - start, info: info, infoOffset: info.startIndex - start)
  }

  private func isClosed(_ fence: Fence, atLine line: Int) -> Bool {
    guard line + firstLine - 1 <= source.lines.count else { return false }
    let (prefix, isOutside) = prefix(ofLine: line)
    let (columns, start) = prefix.whitespace()
    let rest = source.bytes[start..<range(ofLine: line).upperBound].drop { $0 == fence.mark }
    return !isOutside && columns <= 3 && rest.startIndex - start >= fence.length
      && rest.allSatisfy(isSpaceOrTab)
  }

  private mutating func reportUnclosed(at place: SourceLocation) {
    diagnostics.append(
      Diagnostic(
        .warning, "markdown.unclosed-fence", at: place,
        "code block without a closing fence; it ends with the page, or with its list or quote"))
  }
}

func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let head = bytes.drop(while: isSpace)
  let end = head.lastIndex { !isSpace($0) } ?? head.startIndex - 1
  return head[...end]
}
