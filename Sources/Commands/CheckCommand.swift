import Check
import Diagnostics
import Foundation
import Snippets

/// `catalog check`: compiles every snippet and says what is wrong.
struct CheckCommand: Subcommand {
  static let usage = Usage(
    "check", "Compile every Swift block and report mistakes at their place in the Markdown.",
    operands: "PATH…",
    options: [
      .init(
        "--format", ReportFormat.allCases.map(\.rawValue).joined(separator: "|"),
        "how diagnostics are printed; default: text"),
      .init("--jobs", "N", "how many compilers may run at once; default: one per processor"),
      .init("--shard", "I/N", "check part I of N: every page is in exactly one"),
      .init("--no-cache", "compile even what is known to be good"),
      Usage.root,
    ])

  let paths: [String]
  let format: ReportFormat
  let jobs: Int
  let shard: Shard
  let usesCache: Bool
  let root: String?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    format = try arguments.choice("--format", default: .text)
    jobs =
      try arguments.integer("--jobs", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
    shard = try arguments.shard("--shard")
    usesCache = !arguments.has("--no-cache")
    root = arguments.value("--root")
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let root = try catalogRoot(root, usage: Self.usage)
    let (catalog, diagnostics) = try ReadCatalog.read(root)
    var checked = CheckedCatalog(report: CheckReport(), root: root)
    if let catalog {
      let selected = try PageSelection(paths, in: root, of: catalog, usage: Self.usage).of(catalog)
      let wanted = shard.paths(of: selected.pages)
      let part = selected.keeping(wanted.contains, sharedFiles: shard.hasSharedFiles)
      checked.report = try await check(part, root: root, console)
      checked.pages = part.pages
    } else {
      checked.report.add(diagnostics)
    }
    let environment = ProcessInfo.processInfo.environment
    let style = TextStyle(isTerminal: console.outputIsTerminal, environment: environment)
    let base = environment["GITHUB_WORKSPACE"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    try console.print(checked.text(format, style: style, base: base))
    return checked.report.diagnostics.hasErrors ? .problems : .success
  }

  /// Compiles the code of a catalog; what is wrong with its pages is part of the report.
  private func check(
    _ read: ReadCatalog, root: URL, _ console: Console
  ) async throws -> CheckReport {
    let progress = Progress(console, of: read.programs.count)
    defer { console.clearStatus() }
    let options = CheckOptions(
      languageMode: read.catalog.configuration.swiftLanguageMode, jobs: jobs,
      cache: usesCache ? Cache(root: root) : nil, progress: progress.advance)
    var report = try await Check.check(read.programs, with: .locate(), options: options)
    report.add(read.diagnostics)
    let snippets = read.pages.flatMap(\.snippets)
    report.summary.pages = read.pages.count
    report.summary.blocks = snippets.count
    report.summary.ignored = snippets.filter { $0.attributes.ignore != nil }.count
    return report
  }
}

extension Arguments {
  fileprivate func shard(_ name: String) throws(UsageError) -> Shard {
    guard let value = value(name) else { return .whole }
    if let shard = Shard(value) { return shard }
    throw error("'\(name)' wants a part of a whole, as in 2/5, not '\(value)'")
  }
}
