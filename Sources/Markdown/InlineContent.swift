import Diagnostics

/// The text of a block as the inline parser sees it, and where each part of it was written.
struct InlineContent {
  /// Lines are joined by a line feed, without what puts them into their containers.
  private(set) var bytes: [UInt8] = []
  /// Each says where the bytes from `offset` on stand.
  private(set) var parts: [(offset: Int, location: SourceLocation)] = []
  /// How many bytes at the start define links and are no text.
  private(set) var start = 0

  mutating func append(_ slice: ArraySlice<UInt8>, from location: SourceLocation) {
    parts.append((bytes.count, location))
    bytes += slice
  }

  /// Begins a new line, where there is one before.
  mutating func breakLine() {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }

  mutating func skipDefinitions() {
    let all = bytes + [UInt8(ascii: "\n")]
    while start < bytes.count, let end = LinkSyntax.definition(in: all, at: start) { start = end }
    start = min(start, bytes.count)
  }

  /// The ranges of the lines behind the definitions, without line feeds.
  var lines: [Range<Int>] {
    let starts = parts.map(\.offset).filter { $0 >= start }
    let ends = starts.dropFirst().map { $0 - 1 } + [bytes.count]
    return zip(starts, ends).map { $0..<$1 }
  }

  /// A part of the content, as content of its own.
  func slice(_ range: Range<Int>) -> InlineContent {
    var slice = InlineContent()
    slice.bytes = Array(bytes[range])
    slice.parts = [(0, location(of: range.lowerBound))]
    for part in parts[(part(of: range.lowerBound) + 1)...] {
      if part.offset >= range.upperBound { break }
      slice.parts.append((part.offset - range.lowerBound, part.location))
    }
    return slice
  }

  /// The content of a table's cell, where a backslash keeps a pipe from dividing cells.
  func withPipesUnescaped() -> InlineContent {
    var content = InlineContent()
    var start = 0
    for offset in bytes.indices.dropLast()
    where bytes[offset] == UInt8(ascii: "\\") && bytes[offset + 1] == UInt8(ascii: "|") {
      content.append(bytes[start..<offset], from: location(of: start))
      start = offset + 1
    }
    content.append(bytes[start...], from: location(of: start))
    return content
  }

  /// Where the byte at `offset` was written.
  func location(of offset: Int) -> SourceLocation {
    let part = parts[part(of: offset)]
    return part.location.advanced(by: offset - part.offset)
  }

  /// The place in `parts` of the one that holds the byte at `offset`.
  private func part(of offset: Int) -> Int {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
