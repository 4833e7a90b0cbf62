import Check
import Diagnostics
import Foundation

/// The program that indexes a finished site for its search.
package struct Pagefind: Sendable {
  package var executable: URL

  package init(executable: URL) {
    self.executable = executable
  }

  /// Finds the program on the `PATH`, or in the virtual environment that set-up makes below
  /// `root`.
  ///
  /// - Returns: `nil` where it is not installed.
  package static func locate(root: URL, environment: [String: String]) -> Pagefind? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0), isDirectory: true) }
    let own = root.appendingPathComponent(".build/venv/bin", isDirectory: true)
    return (folders + [own]).map { $0.appendingPathComponent("pagefind") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map(Pagefind.init)
  }

  /// What is said when the program is not there.
  package static let isMissing = Diagnostic(
    .warning, "site.no-search", at: SourceLocation(file: "catalog.yml"),
    "the site has no search, since 'pagefind' is not on the PATH; install it with "
      + "'pip install pagefind[bin]', or say --no-search")

  /// Characters that are part of words, so that `@State` and `.overlay(alignment:` are found.
  private static let wordCharacters = "@.$_()"
  /// What Pagefind adds for pages that use its own search box.
  private static let unused = [
    "pagefind-component-ui.css", "pagefind-component-ui.js", "pagefind-highlight.js",
    "pagefind-modular-ui.css", "pagefind-modular-ui.js", "pagefind-ui.css", "pagefind-ui.js",
  ]

  /// Writes the index into the site's folder; the same pages give the same bytes.
  package func index(_ site: URL) async throws {
    let result = try await run(
      Command(
        executable,
        [
          "--site", site.path, "--include-characters", Self.wordCharacters, "--silent",
        ], timeLimit: .seconds(300)))
    guard result.succeeded else {
      throw PagefindError(output: String(decoding: result.errors + result.output, as: UTF8.self))
    }
    for name in Self.unused {
      let url = site.appendingPathComponent("pagefind/\(name)")
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
    }
  }
}

/// Pagefind gave up.
package struct PagefindError: Error, CustomStringConvertible {
  package var output: String

  package var description: String { "pagefind failed: \(output)" }
}
