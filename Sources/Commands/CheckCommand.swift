/// `catalog check`: compiles every snippet and says what is wrong.
struct CheckCommand: Subcommand {
  enum Format: String, CaseIterable { case text, json }

  static let usage = Usage(
    "check", "Compile every Swift block and report mistakes at their place in the Markdown.",
    operands: "PATH…",
    options: [
      .init("--format", "text|json", "how diagnostics are printed; default: text"),
      .init("--jobs", "N", "how many compilers may run at once; default: one per processor"),
      .init("--no-cache", "compile even what is known to be good"),
      Usage.root,
    ])

  let paths: [String]
  let format: Format
  let jobs: Int?
  let usesCache: Bool
  let root: String?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    format = try arguments.choice("--format", default: .text)
    jobs = try arguments.integer("--jobs", in: 1...256)
    usesCache = !arguments.has("--no-cache")
    root = arguments.value("--root")
  }

  func run(_ console: Console) async throws -> ExitStatus {
    console.complain("catalog: error: this build cannot check yet")
    return .machine
  }
}
