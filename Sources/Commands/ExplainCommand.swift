import Diagnostics

/// `catalog explain`: says what a diagnostic's code means.
struct ExplainCommand: Subcommand {
  static let usage = Usage(
    "explain", "Say what a diagnostic's code means, with a wrong and a right example.",
    operands: "CODE",
    options: [.init("--markdown", "print everything about all codes, as a document")])

  let code: String?
  let isDocument: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.operands.count > 1 { throw arguments.error("name one code") }
    code = arguments.operands.first
    isDocument = arguments.has("--markdown")
    if isDocument, code != nil { throw arguments.error("'--markdown' prints all codes") }
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard let code else {
      try console.print(isDocument ? String(Explanation.reference.dropLast()) : list)
      return .success
    }
    guard let explanation = Explanation.of(code) else {
      let hint = suggestion(nearest(to: code, among: Explanation.all.map(\.code)))
      throw UsageError("no diagnostic has the code '\(code)'" + hint, Self.usage)
    }
    try console.print(explanation.plainText(for: code))
    return .success
  }

  private var list: String {
    table(Explanation.all.map { (term: $0.code, meaning: $0.title) })
  }
}
