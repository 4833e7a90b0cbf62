import Check
import Content
import Diagnostics
import Foundation
import Preview
import PreviewExchange
import Site
import Snippets

/// `catalog build`: checks and draws every snippet and writes the site.
struct BuildCommand: Subcommand {
  static let usage = Usage(
    "build", "Check and draw every Swift block, and write the site.",
    options: [
      .init("--out", "DIR", "where the site goes; default: the catalog's folder site"),
      .init("--base-url", "URL", "the site's own address; default: base_url of catalog.yml"),
      .init("--drafts", "write pages that are drafts, too"),
      .init("--no-search", "write no search index"),
      Usage.unsandboxed,
      Usage.root,
    ])

  let out: String?
  let baseURL: String?
  let includesDrafts: Bool
  let hasSearch: Bool
  let isSandboxed: Bool
  let root: String?

  init(_ arguments: Arguments) throws(UsageError) {
    out = arguments.value("--out")
    baseURL = try arguments.address("--base-url")
    includesDrafts = arguments.has("--drafts")
    hasSearch = !arguments.has("--no-search")
    isSandboxed = !arguments.has("--unsandboxed")
    root = arguments.value("--root")
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let root = try catalogRoot(root, usage: Self.usage)
    let folder = try siteFolder(root)
    let (read, problems) = try ReadCatalog.read(root)
    guard let read else { return report(problems, console) }
    return try await withToolchain { try await build(read, root, to: folder, with: $0, console) }
  }

  private func build(
    _ read: ReadCatalog, _ root: URL, to folder: URL, with toolchain: Toolchain, _ console: Console
  ) async throws -> ExitStatus {
    let theme = try theme(of: root, toolchain)
    let cache = Cache(root: root)
    defer { console.warn(ofLossesOf: cache) }
    let work = BuildWork(
      read: read, toolchain: toolchain, cache: cache, isSandboxed: isSandboxed)
    let done = try await work.checkAndDraw()
    let found = done.diagnostics
    guard !found.hasErrors else { return report(found, console) }

    // Readers see flaws below the drawings, and not a second time in the code.
    let shown = found.filter { !$0.code.hasPrefix("finding.") }
    let publication = Publication(
      catalog: read.catalog, snippets: read.pages, drawings: done.drawings,
      expected: done.expected, diagnostics: shown, baseURL: baseURL,
      includesDrafts: includesDrafts,
      symbols: try await work.symbols(includingDrafts: includesDrafts))
    let (files, siteProblems) = try site(publication, theme: theme)
    guard !siteProblems.hasErrors else { return report(found + siteProblems, console) }
    let search = hasSearch ? searchProgram(root) : nil
    let missing = hasSearch && search == nil ? [Pagefind.isMissing] : []
    try await replace(folder, with: files) {
      try await search?.index($0)
    }
    try console.print("\(count(files.count, "file")), \(count(done.drawings.count, "block")) drawn")
    return report(found + siteProblems + missing, console)
  }

  /// Where the site goes, which is told before anything is drawn for it.
  private func siteFolder(_ root: URL) throws -> URL {
    let named = out.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
    let folder = (named ?? root.appendingPathComponent("site")).resolvingSymlinksInPath()
    for name in ["content", "theme", ".catalog"] {
      let own = root.appendingPathComponent(name).resolvingSymlinksInPath().path
      if (folder.path + "/").hasPrefix(own + "/") {
        throw UsageError("the site cannot be in '\(name)', which the next build reads", Self.usage)
      }
    }
    do { try foreignFiles(in: folder) } catch let error as ForeignFolder {
      throw UsageError(error.description, Self.usage)
    }
    return folder
  }

  private func report(_ diagnostics: [Diagnostic], _ console: Console) -> ExitStatus {
    for diagnostic in diagnostics { console.complain(diagnostic.description) }
    return diagnostics.hasErrors ? .problems : .success
  }

  private func theme(of root: URL, _ toolchain: Toolchain) throws -> Theme {
    guard let builtIn = toolchain.theme, FileManager.default.fileExists(atPath: builtIn.path) else {
      throw MissingPart(what: "the built-in theme", place: toolchain.theme?.path ?? "its place")
    }
    let theme = try Theme(builtIn: builtIn, own: root.appendingPathComponent("theme"))
    if theme.hasPage { return theme }
    let page = builtIn.appendingPathComponent(Theme.pageFile)
    throw MissingPart(what: "the theme's \(Theme.pageFile)", place: page.path)
  }

  private func searchProgram(_ root: URL) -> Pagefind? {
    .locate(root: root, environment: ProcessInfo.processInfo.environment)
  }
}

extension Arguments {
  /// The address of a site, where others find it.
  fileprivate func address(_ name: String) throws(UsageError) -> String? {
    guard let value = value(name) else { return nil }
    if isWebAddress(value) { return value }
    throw error("'\(name)' wants an address, as in https://example.org/patterns, not '\(value)'")
  }
}
