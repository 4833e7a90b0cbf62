/// What the command line asks for.
///
///     catalog-confine --cpu S --memory BYTES --file BYTES --open N
///       [--landlock --read PATH…] --folder PATH -- PROGRAM ARGUMENT…
struct Plan {
  var limits = Limits()
  var usesLandlock = false
  /// What the program may read, beside its folder.
  var readable: [String] = []
  /// The one folder that the program may write to.
  var folder = ""
  var program: [String] = []

  init(_ arguments: ArraySlice<String>) throws(Failure) {
    var words = arguments
    while let word = words.popFirst(), word != "--" {
      if word == "--landlock" {
        usesLandlock = true
      } else {
        guard let value = words.popFirst() else { throw Failure("\(word) wants a value") }
        try set(word, value)
      }
    }
    program = Array(words)
    if program.isEmpty || folder.isEmpty { throw Failure("name a --folder and a program") }
  }

  private mutating func set(_ option: String, _ value: String) throws(Failure) {
    switch option {
    case "--read": readable.append(value)
    case "--folder": folder = value
    case "--cpu": limits.seconds = try number(value)
    case "--memory": limits.memory = try number(value)
    case "--file": limits.fileSize = try number(value)
    case "--open": limits.openFiles = try number(value)
    default: throw Failure("unknown option \(option)")
    }
  }

  private func number(_ text: String) throws(Failure) -> UInt {
    guard let number = UInt(text) else { throw Failure("'\(text)' is no number") }
    return number
  }
}

/// Why the program can't be confined.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
