import Content
import Diagnostics
import Foundation

/// The lines of the catalog's files, read when they are asked for.
struct SourceLines {
  let root: URL
  private var files: [String: SourceFile?] = [:]
  /// The column that was last asked for, since the next one is most often to the right of it.
  private var last: (place: SourceLocation, column: Int)?

  init(root: URL) {
    self.root = root
  }

  /// The line of a place, without its break; `nil` where there is none, or it is longer than anybody
  /// reads.
  mutating func line(at place: SourceLocation) -> String? {
    guard let line = bytes(at: place), line.count <= Self.longest else { return nil }
    return String(decoding: line, as: UTF8.self)
  }

  /// The column in characters of Unicode, from 1, where places count bytes.
  mutating func characterColumn(of place: SourceLocation) -> Int {
    guard let line = bytes(at: place) else { return place.column }
    var (start, column) = (1, 1)
    if let last, last.place.file == place.file, last.place.line == place.line,
      last.place.column <= place.column
    {
      (start, column) = (last.place.column, last.column)
    }
    let between = line.dropFirst(start - 1).prefix(max(0, place.column - start))
    column += between.count { !isContinuation($0) }
    last = (place, column)
    return column
  }

  /// The line of a place as far as it is worth showing, and what of it stands left of the place.
  mutating func excerpt(at place: SourceLocation) -> (text: String, before: String)? {
    guard let line = bytes(at: place) else { return nil }
    let offset = min(line.startIndex + max(0, place.column - 1), line.endIndex)
    guard line.count > Self.longest else {
      return (
        String(decoding: line, as: UTF8.self), String(decoding: line[..<offset], as: UTF8.self)
      )
    }
    let start = boundary(in: line, from: offset - Self.longest / 2)
    let end = boundary(in: line, from: offset + Self.longest / 2)
    let head = start == line.startIndex ? "" : "…"
    let tail = end == line.endIndex ? "" : "…"
    let before = head + String(decoding: line[start..<offset], as: UTF8.self)
    return (before + String(decoding: line[offset..<end], as: UTF8.self) + tail, before)
  }

  /// In bytes.
  private static let longest = 400

  private mutating func bytes(at place: SourceLocation) -> ArraySlice<UInt8>? {
    guard let source = file(place.file), source.lines.indices.contains(place.line - 1) else {
      return nil
    }
    return source.bytes[source.lines[place.line - 1]]
  }

  /// What a change puts onto the page: further lines start as the first does.
  mutating func text(of fixIt: FixIt) -> String {
    guard fixIt.margin > 0, fixIt.text.contains("\n"), let line = line(at: fixIt.start) else {
      return fixIt.text
    }
    let margin = String(decoding: line.utf8.prefix(fixIt.margin), as: UTF8.self)
    return fixIt.text.replacing("\n", with: "\n" + margin)
  }

  private mutating func file(_ path: String) -> SourceFile? {
    if let known = files[path] { return known }
    let (source, _) = readSource(path, in: root)
    files[path] = .some(source)
    return source
  }
}

/// The first place from `index` on where a character starts, or a line ends.
private func boundary(in line: ArraySlice<UInt8>, from index: Int) -> Int {
  let start = min(max(index, line.startIndex), line.endIndex)
  return line[start...].firstIndex { !isContinuation($0) } ?? line.endIndex
}

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
