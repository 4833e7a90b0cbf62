import Diagnostics
import SwiftSyntax

/// A text with its syntax tree, and the way from the tree's positions to the text's lines.
struct ParsedText {
  typealias Line = SourceText.Line

  let text: SourceText
  /// Empty where the text is too much to be read.
  let tree: SourceFileSyntax
  let isTooMuch: Bool
  private let converter: SourceLocationConverter

  init(_ text: SourceText) {
    self.text = text
    let tree = parse(text.string)
    isTooMuch = tree == nil
    self.tree = tree ?? SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    converter = SourceLocationConverter(fileName: "", tree: self.tree)
  }

  /// - Parameter other: what there is no need to parse again, where it is the same text.
  init(_ text: SourceText, like other: ParsedText) {
    self = text == other.text ? other : ParsedText(text)
  }

  /// A place in the text, both counting from 0; columns count UTF-8 bytes.
  struct Place: Comparable {
    var line: Int
    var column: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  func place(of position: AbsolutePosition) -> Place {
    let location = converter.location(for: position)
    return Place(line: location.line - 1, column: location.column - 1)
  }

  func position(of place: Place) -> AbsolutePosition {
    converter.position(ofLine: place.line + 1, column: place.column + 1)
  }

  func origin(of position: AbsolutePosition) -> Diagnostics.SourceLocation? {
    let place = place(of: position)
    return text.origin(line: place.line + 1, column: place.column + 1)
  }

  /// The lines from one place up to another, cut where they are cut.
  ///
  /// What remains of a line that is cut counts as a line where it holds anything but spaces.
  func lines(_ start: Place, _ end: Place) -> [Line] {
    guard start < end, start.line < text.lines.count else { return [] }
    var result: [Line] = []
    for index in start.line...min(end.line, text.lines.count - 1) {
      let from = index == start.line ? start.column : 0
      let upTo = index == end.line ? end.column : nil
      let piece = text.lines[index].cut(from: from, upTo: upTo)
      let isCut = from > 0 || upTo != nil
      if !isCut || !piece.isBlank {
        result.append(upTo == nil ? piece : piece.withoutTrailingSpace())
      }
    }
    return result
  }
}

extension SourceText.Line {
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// How many spaces or tabs it starts with.
  var indentation: Int { text.prefix { $0 == " " || $0 == "\t" }.count }

  /// The part between two columns, with the place it has.
  func cut(from start: Int, upTo end: Int?) -> SourceText.Line {
    let bytes = Array(text.utf8)
    let upper = min(end ?? bytes.count, bytes.count)
    let part = bytes[min(start, upper)..<upper]
    return .init(
      String(decoding: part, as: UTF8.self), origin: origin?.advanced(by: start),
      annotations: annotations)
  }

  /// The line, further right or left; what stands on it keeps its place.
  func indented(by columns: Int) -> SourceText.Line {
    if columns == 0 || isBlank { return self }
    if columns > 0 {
      let spaces = String(repeating: " ", count: columns)
      return .init(
        spaces + text, origin: origin?.advanced(by: -columns), annotations: annotations)
    }
    return cut(from: min(-columns, indentation), upTo: nil)
  }

  func withoutTrailingSpace() -> SourceText.Line {
    let kept = text.reversed().drop(while: \.isWhitespace).reversed()
    return .init(String(kept), origin: origin, annotations: annotations)
  }
}

extension [SourceText.Line] {
  func indented(by columns: Int) -> Self {
    map { $0.indented(by: columns) }
  }

  /// The indentation of the first line that is not blank.
  var indentation: Int {
    first { !$0.isBlank }?.indentation ?? 0
  }
}
