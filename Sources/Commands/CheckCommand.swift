import Check
import Content
import Diagnostics
import Foundation

/// `catalog check`: compiles and draws every snippet and says what is wrong.
struct CheckCommand: Subcommand {
  static let usage = Usage(
    "check", "Compile and draw every Swift block; report mistakes at their place in the Markdown.",
    operands: "PATH…",
    options: [
      .init(
        "--format", ReportFormat.allCases.map(\.rawValue).joined(separator: "|"),
        "how diagnostics are printed; default: text"),
      .init("--jobs", "N", "how many compilers may run at once; default: one per processor"),
      .init("--shard", "I/N", "check part I of N: every page is in exactly one"),
      .init("--no-cache", "compile and draw even what is known to be good"),
      .init("--no-previews", "only compile: draw no preview, play no story"),
      Usage.unsandboxed,
      Usage.root,
    ])

  let paths: [String]
  let format: ReportFormat
  let jobs: Int
  let shard: Shard
  let usesCache: Bool
  let previews: CheckOptions.Previews
  let root: String?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    format = try arguments.choice("--format", default: .text)
    jobs =
      try arguments.integer("--jobs", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
    shard = try arguments.shard("--shard")
    usesCache = !arguments.has("--no-cache")
    previews =
      arguments.has("--no-previews")
      ? .none : arguments.has("--unsandboxed") ? .unconfined : .confined
    root = arguments.value("--root")
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let root = try catalogRoot(root, usage: Self.usage)
    let checked = try await check(root, console)
    let environment = ProcessInfo.processInfo.environment
    let style = TextStyle(isTerminal: console.outputIsTerminal, environment: environment)
    let base = environment["GITHUB_WORKSPACE"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    try console.print(checked.text(format, style: style, base: base))
    return checked.report.diagnostics.hasErrors ? .problems : .success
  }

  /// All that there is to say of the catalog, or of the part of it that is asked for.
  func check(_ root: URL, _ console: Console) async throws -> CheckedCatalog {
    let (folder, problems) = CatalogFolder.open(root)
    guard let folder else {
      var checked = CheckedCatalog(report: CheckReport(), root: root)
      checked.report.add(problems)
      return checked
    }
    let selection = try PageSelection(paths, in: root, of: folder.pages, usage: Self.usage)
    let options = options(folder)
    defer { console.warn(ofLossesOf: options.cache) }
    return try await withToolchain(remembering: options.cache) { toolchain in
      let check = try CatalogCheck(folder, with: toolchain, options: options)
      return try await report(check, of: selection, problems, root, console)
    }
  }

  private func report(
    _ check: CatalogCheck, of selection: PageSelection, _ problems: [Diagnostic], _ root: URL,
    _ console: Console
  ) async throws -> CheckedCatalog {
    var checked = CheckedCatalog(report: CheckReport(), root: root)
    let (all, unread) = try check.survey()
    var part = shard.part(of: all.filter { selection.contains($0.path) })
    checked.report.summary = try await decide(&part, check, console)
    let others = problems + unread + check.problems(between: all)
    checked.report.add(
      try check.problems(of: part, among: all)
        + concerning(part, others, among: all, sharedFiles: shard.hasSharedFiles))
    checked.pages = part.map(\.survey)
    return checked
  }

  private func options(_ folder: CatalogFolder) -> CheckOptions {
    var options = CheckOptions(
      languageMode: folder.configuration.swiftLanguageMode, jobs: jobs,
      cache: usesCache ? Cache(root: folder.root) : nil)
    options.previews = previews
    return options
  }

  private func decide(
    _ pages: inout [SurveyedPage], _ check: CatalogCheck, _ console: Console
  ) async throws -> CheckSummary {
    let progress = Progress(console, of: pages.reduce(0) { $0 + $1.survey.compiledBlocks })
    defer { console.clearStatus() }
    var check = check
    check.drawing?.progress = DrawingProgress(console).advance
    return try await check.decide(&pages, progress: progress.advance)
  }
}

extension Arguments {
  fileprivate func shard(_ name: String) throws(UsageError) -> Shard {
    guard let value = value(name) else { return .whole }
    if let shard = Shard(value) { return shard }
    throw error("'\(name)' wants a part of a whole, as in 2/5, not '\(value)'")
  }
}
