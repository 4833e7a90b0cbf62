import Snippets

/// What the compiler finds wrong with code that Apple's platforms have what it needs for.
enum MissingOnLinux {
  case framework(String)
  case objectiveC

  /// - Parameter text: what the compiler says; `nil` where it is about something else.
  init?(_ text: String) {
    if let name = text.firstMatch(of: /^no such module '([A-Za-z_]+)/)?.1,
      isModuleOfDevices(String(name))
    {
      self = .framework(String(name))
    } else if Self.wordsOfObjectiveC.contains(where: text.contains) {
      self = .objectiveC
    } else {
      return nil
    }
  }

  private static let wordsOfObjectiveC = [
    "Objective-C interoperability is disabled", "can only be used with the Objective-C runtime",
    "can only be applied to members of an '@objc' protocol",
  ]

  var code: String {
    switch self {
    case .framework: "platform.framework"
    case .objectiveC: "platform.objective-c"
    }
  }

  /// What there is to add to the compiler's words.
  var reason: String {
    switch self {
    case .framework: "one of iOS that there is no stand-in for"
    case .objectiveC: "Linux has no Objective-C"
    }
  }
}
