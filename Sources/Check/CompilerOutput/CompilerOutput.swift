import Diagnostics

/// What the compiler prints with `-diagnostic-style llvm`, taken apart.
struct CompilerOutput {
  struct Message: Hashable {
    var severity: String
    var group: String?
    var text: String
    var site: Site
    /// The line of code that is printed below the message.
    var excerpt: String?
    /// The changes that the compiler proposes, to be made together.
    var fixIts: [SerializedDiagnostics.FixIt] = []
    var notes: [Message] = []
  }

  /// A place in a file that the compiler was given, or in one that it made up.
  struct Site: Hashable {
    var file: String
    /// From 1, as `column`; 0 where there is none.
    var line = 0
    var column = 0
  }

  /// Errors and warnings, each with the notes that follow it.
  private(set) var messages: [Message] = []
  /// Where the compiler was when it crashed, or had to stop.
  private(set) var lastSite: Site?
  /// Whether it asked for memory and got none.
  private(set) var lacksMemory = false

  /// - Parameters:
  ///   - text: what it prints.
  ///   - serialized: what it writes besides.
  init(_ text: String, _ serialized: [SerializedDiagnostics.Message] = []) {
    var said = serialized[...]
    let isComplete = !said.isEmpty
    var (wantsExcerpt, hasStopped) = (false, false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var message = Message(line), message.take(from: &said) || !isComplete {
        wantsExcerpt = message.severity != "note" && message.site.line > 0
        add(message)
      } else if wantsExcerpt, !messages.isEmpty {
        messages[messages.count - 1].excerpt = String(line)
        wantsExcerpt = false
      } else {
        readLastWords(line, &hasStopped)
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

  /// A compiler that crashes lists what it was about to do, from the whole to the part.
  private mutating func readLastWords(_ line: Substring, _ hasStopped: inout Bool) {
    if line.hasPrefix("Stack dump:") { hasStopped = true }
    let complaints = ["out of memory", "bad_alloc", "Cannot allocate memory", "Allocation failed"]
    if complaints.contains(where: line.contains) { lacksMemory = true }
    if hasStopped, let site = Site(in: line) { lastSite = site }
  }
}

extension CompilerOutput.Message {
  /// Takes its changes from what is written besides, where the same messages come in the same order.
  ///
  /// - Returns: whether it is there; else it is code that looks like a message.
  fileprivate mutating func take(from said: inout ArraySlice<SerializedDiagnostics.Message>) -> Bool
  {
    let same = said.firstIndex {
      $0.line == site.line && $0.column == site.column && $0.text == text
    }
    guard let same else { return false }
    fixIts = said[same].fixIts
    said = said[(same + 1)...]
    return true
  }

  /// Reads `file:line:column: severity: text [#Group]`, or `<unknown>:0: severity: text`.
  fileprivate init?(_ line: Substring) {
    let form = /^(.+?):(\d+):(?:(\d+):)? (error|warning|note): (.*?)(?: \[#([\w-]+)\])?$/
    guard let match = try? form.wholeMatch(in: line) else { return nil }
    site = CompilerOutput.Site(
      file: String(match.1), line: Int(match.2) ?? 0, column: match.3.flatMap { Int($0) } ?? 0)
    severity = String(match.4)
    text = String(match.5)
    group = match.6.map { String($0) }
  }
}

extension CompilerOutput.Site {
  /// Reads `… at [file:line:column - …`, `(at file:line:column)`, or `(source_file "file")`.
  fileprivate init?(in line: Substring) {
    if let match = line.firstMatch(of: /(\/[^:"\[\]]+\.swift):(\d+):(\d+)/) {
      self.init(
        file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0)
    } else if let match = line.firstMatch(of: /source_file "([^"]+)"/) {
      self.init(file: String(match.1))
    } else {
      return nil
    }
  }
}
