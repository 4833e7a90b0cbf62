/// What the compiler writes with `-serialize-diagnostics-path`: besides what it prints, the changes
/// that it proposes.
struct SerializedDiagnostics {
  struct Message: Hashable {
    /// Its first line, as a line is all that is taken from what is printed.
    var text: Substring
    var isError: Bool
    var line: Int
    var column: Int
    var fixIts: [FixIt] = []
  }

  /// A stretch of a file, its end excluded, and what is to stand there.
  struct FixIt: Hashable {
    var start: CompilerOutput.Site
    var end: CompilerOutput.Site
    var text: String
  }

  /// In the order in which they are printed, notes behind what they belong to.
  private(set) var messages: [Message] = []
  var hasErrors: Bool { messages.contains(where: \.isError) }
  private var files: [UInt64: String] = [:]
  /// The messages that are being read, as indices: a note is within another one.
  private var open: [Int?] = []

  /// `nil` where the compiler did not get to writing it, or it is none.
  init?(_ bytes: [UInt8]) {
    guard var stream = Bitstream(bytes, signature: "DIAG") else { return nil }
    while let element = stream.next() {
      switch element {
      case .blockStart: open.append(nil)
      case .blockEnd: _ = open.popLast()
      case .record(let code, let fields, let text): read(code, fields, text)
      }
    }
  }

  /// The levels of clang's diagnostics that make a compiler fail.
  private static let errors = 3...4

  private mutating func read(_ code: Int, _ fields: [UInt64], _ text: String) {
    let numbers = fields.map { Int(clamping: $0) }
    switch code {
    case 2 where numbers.count >= 4 && !open.isEmpty:
      open[open.count - 1] = messages.count
      let line = text.prefix { $0 != "\n" }
      messages.append(
        Message(
          text: line, isError: Self.errors.contains(numbers[0]), line: numbers[2],
          column: numbers[3]))
    case 6 where !fields.isEmpty:
      files[fields[0]] = text
    case 7 where numbers.count >= 8:
      // Whatever is about another file than it starts in is no change that can be told of.
      guard let index = open.last ?? nil, let file = files[fields[0]], fields[0] == fields[4] else {
        return
      }
      messages[index].fixIts.append(
        FixIt(
          start: .init(file: file, line: numbers[1], column: numbers[2]),
          end: .init(file: file, line: numbers[5], column: numbers[6]), text: text))
    default: break
    }
  }
}
