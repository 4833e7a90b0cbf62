import Diagnostics
import Foundation

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
      throw UsageError("no diagnostic has the code '\(code.prefix(80))'" + hint(code), Self.usage)
    }
    try console.print(explanation.plainText(for: code))
    return .success
  }

  private func hint(_ code: String) -> String {
    let code = code.trimmingCharacters(in: .whitespacesAndNewlines)
    let codes = Explanation.all.map(\.code)
    if let known = nearest(to: code, among: codes) { return suggestion(known) }
    if Explanation.of("swift." + code) != nil, code.first?.isUppercase == true {
      return suggestion("swift." + code)
    }
    let area = codes.filter { $0.hasPrefix(code.prefix { $0 != "." } + ".") }
    return "; "
      + (area.isEmpty ? "'catalog explain' lists all" : "there are \(area.joined(separator: ", "))")
  }

  private var list: String {
    table(Explanation.all.map { (term: $0.code, meaning: $0.title) })
  }
}
