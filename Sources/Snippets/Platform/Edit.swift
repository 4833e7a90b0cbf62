import Diagnostics
import SwiftSyntax

/// A change to a text that leaves everything else where it is.
struct Edit {
  /// In bytes of the text.
  var range: Range<Int>
  /// What takes the place; spaces fill the rest.
  var text: String

  /// Nothing in the place of something.
  init(blanking start: AbsolutePosition, _ end: AbsolutePosition) {
    self.init(start, end, "")
  }

  init(blanking node: some SyntaxProtocol) {
    self.init(replacing: node, with: "")
  }

  init(replacing node: some SyntaxProtocol, with text: String) {
    self.init(
      node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia, text)
  }

  /// Whatever follows on the line moves to the right.
  init(inserting text: String, behind node: some SyntaxProtocol) {
    let position = node.endPositionBeforeTrailingTrivia
    self.init(position, position, text)
  }

  private init(_ start: AbsolutePosition, _ end: AbsolutePosition, _ text: String) {
    range = start.utf8Offset..<max(start.utf8Offset, end.utf8Offset)
    self.text = text
  }
}

extension SourceText {
  /// The text with some changes, of which no two are about the same.
  func edited(_ edits: [Edit]) -> SourceText {
    let bytes = Array(string.utf8)
    var (result, done) = ([UInt8](), 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[done..<edit.range.lowerBound]
      result += filled(edit, bytes)
      done = edit.range.upperBound
    }
    result += bytes[done...]
    let texts = result.split(separator: lineFeed, omittingEmptySubsequences: false)
    return SourceText(
      lines: zip(lines, texts).map { line, text in
        if line.text.utf8.elementsEqual(text) { return line }
        let changed = String(decoding: text, as: UTF8.self)
        return Line(changed, origin: line.origin, annotations: line.annotations)
          .withoutTrailingSpace()
      })
  }

  private func filled(_ edit: Edit, _ bytes: [UInt8]) -> [UInt8] {
    let rest = bytes[edit.range].dropFirst(edit.text.utf8.count)
    return Array(edit.text.utf8) + rest.map { $0 == lineFeed ? $0 : UInt8(ascii: " ") }
  }
}

private let lineFeed = UInt8(ascii: "\n")
