import Check
import Diagnostics
import Foundation
import Snippets

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
  let jobs: Int
  let usesCache: Bool
  let root: String?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    format = try arguments.choice("--format", default: .text)
    jobs =
      try arguments.integer("--jobs", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
    usesCache = !arguments.has("--no-cache")
    root = arguments.value("--root")
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let root = try catalogRoot(root, usage: Self.usage)
    let (catalog, diagnostics) = ReadCatalog.read(root)
    var report = CheckReport()
    report.diagnostics = diagnostics
    var ignored: [Snippet] = []
    if let catalog {
      let selection = try PageSelection(paths, in: root, of: catalog, usage: Self.usage)
      report = try await check(selection.of(catalog), root: root)
      ignored = selection.of(catalog).pages.flatMap(\.snippets).filter {
        $0.attributes.ignore != nil
      }
    }
    switch format {
    case .text: console.print(report.text(ignored: ignored, root: root))
    case .json: console.print(try report.json)
    }
    return report.diagnostics.hasErrors ? .problems : .success
  }

  /// Compiles the code of a catalog; what is wrong with its pages is part of the report.
  private func check(_ read: ReadCatalog, root: URL) async throws -> CheckReport {
    let options = CheckOptions(
      languageMode: read.catalog.configuration.swiftLanguageMode, jobs: jobs,
      cache: usesCache ? Cache(root: root) : nil)
    var report = try await Check.check(read.programs, with: .locate(), options: options)
    report.add(read.diagnostics)
    let snippets = read.pages.flatMap(\.snippets)
    report.summary.pages = read.pages.count
    report.summary.blocks = snippets.count
    report.summary.ignored = snippets.filter { $0.attributes.ignore != nil }.count
    return report
  }
}
