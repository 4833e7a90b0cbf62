import Diagnostics

/// What the compiler prints with `-diagnostic-style llvm`, taken apart.
struct CompilerOutput {
  struct Message: Hashable {
    var severity: String
    var group: String?
    var text: String
    var file: String
    var line: Int
    var column: Int
    /// The line of code that is printed below the message.
    var excerpt: String?
    var notes: [Message] = []
  }

  /// Errors and warnings, each with the notes that follow it.
  private(set) var messages: [Message] = []

  init(_ text: String) {
    var wantsExcerpt = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = Message(line) {
        add(message)
        wantsExcerpt = message.severity != "note" && message.line > 0
      } else if wantsExcerpt, !messages.isEmpty {
        messages[messages.count - 1].excerpt = String(line)
        wantsExcerpt = false
      }
    }
  }

  private mutating func add(_ message: Message) {
    if message.severity != "note" {
      messages.append(message)
    } else if !messages.isEmpty {
      messages[messages.count - 1].notes.append(message)
    }
  }
}

extension CompilerOutput.Message {
  /// Reads `file:line:column: severity: text [#Group]`, or `<unknown>:0: severity: text`.
  fileprivate init?(_ line: Substring) {
    let form = /^(.+?):(\d+):(?:(\d+):)? (error|warning|note): (.*?)(?: \[#([\w-]+)\])?$/
    guard let match = try? form.wholeMatch(in: line) else { return nil }
    file = String(match.1)
    self.line = Int(match.2) ?? 0
    column = match.3.flatMap { Int($0) } ?? 0
    severity = String(match.4)
    text = String(match.5)
    group = match.6.map { String($0) }
  }
}
