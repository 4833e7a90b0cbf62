/// How text is set off where somebody reads it on a terminal.
enum TextStyle: Sendable {
  case plain, colored

  /// The terminal's own colours, by their numbers in ECMA-48.
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  func bold(_ text: String, _ color: Color? = nil) -> String {
    guard self == .colored else { return text }
    let codes = ["1"] + [color.map { "\($0.rawValue)" }].compactMap(\.self)
    return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}

extension TextStyle {
  /// Coloured on a terminal that can, or where CLICOLOR_FORCE asks for it, unless NO_COLOR asks for
  /// none.
  init(isTerminal: Bool, environment: [String: String]) {
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    let isForced = isSet("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0"
    let isDumb = ["dumb", ""].contains(environment["TERM"] ?? "")
    let canBe = isTerminal && !isDumb && environment["CLICOLOR"] != "0"
    self = (canBe || isForced) && !isSet("NO_COLOR") ? .colored : .plain
  }
}
