/// The parts of links, as libcmark delimits them.
///
/// Each function looks at `bytes` from a position on and answers where the part ends, or `nil`
/// where there is none.
enum LinkSyntax {
  /// `[label]: destination "title"` and the break behind it.
  static func definition(in bytes: [UInt8], at start: Int) -> Int? {
    guard let label = label(in: bytes, at: start), !isEmpty(bytes[start + 1..<label - 1]),
      label < bytes.count, bytes[label] == UInt8(ascii: ":"),
      let destination = destination(in: bytes, at: skipOneBreak(in: bytes, at: label + 1))
    else { return nil }
    let beforeTitle = skipOneBreak(in: bytes, at: destination)
    if beforeTitle > destination, let title = title(in: bytes, at: beforeTitle),
      let end = lineEnd(in: bytes, at: title)
    {
      return end
    }
    return lineEnd(in: bytes, at: destination)
  }

  /// `(destination "title")`, behind the bracket of a link's text.
  static func target(in bytes: [UInt8], at start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "("),
      let destination = destination(in: bytes, at: skipSpace(in: bytes, at: start + 1))
    else { return nil }
    var end = skipSpace(in: bytes, at: destination)
    if end > destination, let title = title(in: bytes, at: end) { end = title }
    end = skipSpace(in: bytes, at: end)
    return end < bytes.count && bytes[end] == UInt8(ascii: ")") ? end + 1 : nil
  }

  /// `[label]`, of at most 1,000 bytes.
  static func label(in bytes: [UInt8], at start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
    var next = start + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "["), next - start <= 1001 {
      if bytes[next] == UInt8(ascii: "]") { return next + 1 }
      next += isEscape(in: bytes, at: next) ? 2 : 1
    }
    return nil
  }
}

extension LinkSyntax {
  /// `<destination>`, or anything without spaces and with balanced parentheses; may be empty.
  private static func destination(in bytes: [UInt8], at start: Int) -> Int? {
    let isPointed = start < bytes.count && bytes[start] == UInt8(ascii: "<")
    return isPointed
      ? pointedDestination(in: bytes, at: start) : plainDestination(in: bytes, at: start)
  }

  private static func pointedDestination(in bytes: [UInt8], at start: Int) -> Int? {
    var next = start + 1
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: ">"): return next + 1
      case UInt8(ascii: "\\"): next += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "<"): return nil
      default: next += 1
      }
    }
    return nil
  }

  private static func plainDestination(in bytes: [UInt8], at start: Int) -> Int? {
    var (next, depth) = (start, 0)
    while next < bytes.count, !isSpace(bytes[next]) {
      switch bytes[next] {
      case UInt8(ascii: "("):
        depth += 1
        if depth > 32 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return next }
        depth -= 1
      default:
        if isEscape(in: bytes, at: next) { next += 1 }
      }
      next += 1
    }
    return next < bytes.count && next > start && depth == 0 ? next : nil
  }

  /// A title in quotes or parentheses, as long as it can be: libcmark takes a backslash before the
  /// closing mark for an escape if another closing mark follows, and for itself if none does.
  private static func title(in bytes: [UInt8], at start: Int) -> Int? {
    guard start < bytes.count, let close = closingMarks[bytes[start]] else { return nil }
    var end: Int?
    for next in start + 1..<max(start + 1, bytes.count) {
      let isEscaped = next > start + 1 && bytes[next - 1] == UInt8(ascii: "\\")
      if bytes[next] == close {
        end = next + 1
        if !isEscaped { return end }
      } else if bytes[next] == bytes[start], !isEscaped {
        return end
      }
    }
    return end
  }

  private static let closingMarks: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "("): UInt8(ascii: ")"),
  ]
}

extension LinkSyntax {
  private static func skipSpace(in bytes: [UInt8], at start: Int) -> Int {
    bytes[start...].firstIndex { !isSpace($0) } ?? bytes.count
  }

  /// Skips spaces and tabs, and at most one break among them.
  private static func skipOneBreak(in bytes: [UInt8], at start: Int) -> Int {
    var next = skipBlanks(in: bytes, at: start)
    if next < bytes.count, bytes[next] == UInt8(ascii: "\n") {
      next = skipBlanks(in: bytes, at: next + 1)
    }
    return next
  }

  private static func lineEnd(in bytes: [UInt8], at start: Int) -> Int? {
    let next = skipBlanks(in: bytes, at: start)
    guard next < bytes.count else { return next }
    return bytes[next] == UInt8(ascii: "\n") ? next + 1 : nil
  }

  private static func skipBlanks(in bytes: [UInt8], at start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { !isSpaceOrTab($0) } ?? bytes.count
  }

  private static func isEmpty(_ label: ArraySlice<UInt8>) -> Bool {
    label.allSatisfy(isSpace)
  }

  private static func isEscape(in bytes: [UInt8], at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count
      && isPunctuation(bytes[offset + 1])
  }
}

/// Space, tab, line feed, vertical tab, form feed, carriage return.
func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (9...13).contains(byte)
}

/// What ASCII has besides letters, digits, spaces and control characters.
func isPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
  default: false
  }
}
