import Snippets

/// The words of code that look as if it declared them, found without parsing: few too many, and
/// none too few among the names that a path can start with.
func declaredNames(in text: String) -> Set<String> {
  var names: Set<String> = []
  var isIntroduced = false
  for bytes in text.utf8.split(whereSeparator: isBoundary) {
    let word = Substring(bytes)
    if isIntroduced { names.insert(String(word.prefix { $0 != "." })) }
    isIntroduced = bytes.count <= 9 && introducers.contains(word)
  }
  return names
}

/// The names that blocks look as if they declared, sorted.
package func declaredNames(in blocks: [Snippet]) -> [String] {
  blocks.reduce(into: Set()) { $0.formUnion(declaredNames(in: $1.text.string)) }.sorted()
}

private let introducers: Set<Substring> = [
  "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "func", "let", "var",
  "macro",
]

/// Whatever is not ASCII may be part of a name.
private func isBoundary(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): false
  default: byte < 0x80
  }
}
