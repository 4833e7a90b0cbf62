import PreviewExchange

/// What may follow an attribute's name on a fence.
enum AttributeForm {
  /// Nothing: the name alone says it.
  case alone
  /// A text that says something.
  case text
  /// A name without spaces, as blocks are named.
  case name
  /// The name of a block, of this page or of another one.
  case block
  /// Names with spaces between them.
  case names
  case choice([String])
  /// Some of these, with spaces between them.
  case choices([String])

  /// The attributes of a `swift` fence.
  static let swift: [String: AttributeForm] = [
    "id": .name,
    "title": .text,
    "hidden": .alone,
    "uses": .names,
    "from": .block,
    "removes": .names,
    "diff": .block,
    "given": .text,
    "as": .choice(FenceAttributes.Shape.allCases.map(\.rawValue)),
    "preview": .choice(FenceAttributes.PreviewMode.allCases.map(\.rawValue)),
    "expect": .choices(FindingKind.allCases.map(\.rawValue)),
    "swift": .choice(["5", "6"]),
    "ignore": .text,
  ]

  /// The attributes of a `compare` fence.
  static let compare: [String: AttributeForm] = ["before": .block, "after": .block]

  /// The attributes of a `preview` fence, which is about a block of its own page.
  static let preview: [String: AttributeForm] = ["of": .block]
}

extension AttributeForm {
  /// What is wrong with a value; `nil` where it will do.
  func problem(with value: String?, of name: String) -> Problem? {
    let isBlank = value?.allSatisfy(\.isWhitespace) ?? true
    switch self {
    case .alone:
      return value == nil ? nil : Problem("fence.bad-value", "'\(name)' takes no value")
    case _ where isBlank:
      return Problem("fence.missing-value", missing(name))
    case .text, .names:
      return nil
    case .name:
      let isName = value?.allSatisfy(\.isNamePart) ?? false
      return isName
        ? nil : Problem("fence.bad-value", "'\(name)' wants one name of letters and digits")
    case .block:
      let isName = value.map(BlockName.isName) ?? false
      return isName
        ? nil : Problem("fence.bad-value", "'\(name)' wants the name of a block: id or page.md#id")
    case .choice(let known):
      guard let value, !known.contains(value) else { return nil }
      let list = known.joined(separator: ", ")
      return Problem("fence.bad-value", "'\(name)' is one of \(list), not '\(value)'", value, known)
    case .choices(let known):
      let words = value?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
      guard let word = words.first(where: { !known.contains($0) }) else { return nil }
      let list = known.joined(separator: ", ")
      return Problem("fence.bad-value", "'\(name)' is some of \(list), not '\(word)'", word, known)
    }
  }

  private func missing(_ name: String) -> String {
    switch self {
    case .choices(let known): "'\(name)' wants some of \(known.joined(separator: ", ")) after '='"
    case .choice(let known): "'\(name)' wants one of \(known.joined(separator: ", ")) after '='"
    case .names: "'\(name)' wants names after it: \(name)=\"…\""
    case .text where name == "ignore": "'ignore' wants the reason: ignore=\"…\""
    default: "'\(name)' wants a value: \(name)=…"
    }
  }
}
