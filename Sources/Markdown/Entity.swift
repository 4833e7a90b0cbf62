/// A character reference such as `&amp;` or `&#x2192;`.
struct Entity {
  /// Behind its semicolon.
  let end: Int
  /// How many bytes of UTF-8 it stands for.
  let length: Int

  /// `nil` where an ampersand is just that.
  init?(in bytes: [UInt8], at start: Int) {
    let limit = min(bytes.count, start + Self.longest)
    let name = bytes[start + 1..<limit].prefix(while: isPartOfName)
    guard name.endIndex < limit, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
    end = name.endIndex + 1
    let written = bytes[start..<end]
    let literal = withParsed(written) { document in
      document.firstChild?.firstChild?.literal ?? ""
    }
    guard !literal.utf8.elementsEqual(written) else { return nil }
    length = literal.utf8.count
  }

  /// The longest name has 31 letters.
  private static let longest = 40
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "#"), 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: false
  }
}
