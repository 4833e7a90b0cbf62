import Snippets

/// The words of code that look as if it declared them, found without parsing: few too many, and
/// none too few among the names that a path can start with.
func declaredNames(in text: String) -> Set<String> {
  var names: Set<String> = []
  var isIntroduced = false
  for word in text.split(whereSeparator: isBoundary) {
    if isIntroduced { names.insert(String(word.prefix { $0 != "." })) }
    isIntroduced = introducers.contains(word)
  }
  return names
}

private let introducers: Set<Substring> = [
  "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "func", "let", "var",
  "macro",
]

private func isBoundary(_ character: Character) -> Bool {
  !(character.isLetter || character.isNumber || character == "_" || character == ".")
}
