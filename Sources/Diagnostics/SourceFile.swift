/// A file of the catalog as text, with its lines.
package struct SourceFile: Sendable {
  /// The path relative to the catalog's root.
  package let path: String
  /// Valid UTF-8 without a byte order mark and without NUL.
  package let bytes: [UInt8]
  /// The bytes of each line, without its break: a line feed, a carriage return, or both.
  package let lines: [Range<Int>]

  package init(path: String, text: String) {
    (self, _) = SourceFile.decode(Array(text.utf8), path: path)
  }

  private init(path: String, validBytes: [UInt8]) {
    self.path = path
    bytes = validBytes
    lines = lineRanges(of: validBytes)
  }

  /// Where the byte at `offset` stands; a break stands right behind the line that it ends.
  package func location(at offset: Int) -> SourceLocation {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    let column = min(offset, lines[low].upperBound) - lines[low].lowerBound + 1
    return SourceLocation(file: path, line: low + 1, column: column)
  }
}

extension SourceFile {
  /// Reads bytes as UTF-8.
  ///
  /// Every byte that is no text becomes a question mark, so that whatever stands behind it keeps
  /// its place; the first such byte is reported.
  package static func decode(_ raw: [UInt8], path: String) -> (SourceFile, [Diagnostic]) {
    var bytes = raw
    // Some programs put one in front of another's.
    var start = 0
    while bytes[start...].starts(with: byteOrderMark) { start += byteOrderMark.count }
    bytes.removeFirst(start)
    let invalid = replaceInvalid(in: &bytes)
    let nul = replaceNUL(in: &bytes)
    let source = SourceFile(path: path, validBytes: bytes)
    let problems = [invalid.map(source.notUTF8), nul.map(source.nul)]
    return (source, problems.compactMap { $0 })
  }

  private func notUTF8(_ bad: (offset: Int, byte: UInt8)) -> Diagnostic {
    let hex = "0x" + String(bad.byte, radix: 16, uppercase: true)
    return Diagnostic(
      .error, "file.not-utf8", at: location(at: bad.offset),
      "byte \(hex) is not UTF-8; save the file as UTF-8")
  }

  private func nul(_ offset: Int) -> Diagnostic {
    Diagnostic(.error, "file.nul", at: location(at: offset), "NUL byte; remove it")
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
private let questionMark = UInt8(ascii: "?")

/// Returns the first byte that was replaced.
private func replaceInvalid(in bytes: inout [UInt8]) -> (offset: Int, byte: UInt8)? {
  var first: (offset: Int, byte: UInt8)?
  var start = 0
  while let range = invalidRange(in: bytes, from: start) {
    first = first ?? (range.lowerBound, bytes[range.lowerBound])
    for offset in range { bytes[offset] = questionMark }
    start = range.upperBound
  }
  return first
}

private func invalidRange(in bytes: [UInt8], from start: Int) -> Range<Int>? {
  do throws(UTF8.ValidationError) {
    _ = try UTF8Span(validating: bytes.span.extracting(start...))
    return nil
  } catch {
    return error.byteOffsets.lowerBound + start..<error.byteOffsets.upperBound + start
  }
}

private func replaceNUL(in bytes: inout [UInt8]) -> Int? {
  guard let first = bytes.firstIndex(of: 0) else { return nil }
  for offset in first..<bytes.count where bytes[offset] == 0 { bytes[offset] = questionMark }
  return first
}

/// Text that ends with a break has no line behind it; empty text has one line.
private func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var (start, offset) = (0, 0)
  bytes.withUnsafeBufferPointer { bytes in
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      ranges.append(start..<offset - 1)
      let isPair = byte == UInt8(ascii: "\r") && offset < bytes.count
      if isPair, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
      start = offset
    }
  }
  if start < bytes.count || ranges.isEmpty { ranges.append(start..<bytes.count) }
  return ranges
}
