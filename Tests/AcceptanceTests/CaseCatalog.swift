import Commands
import Foundation
import Synchronization
import TestSupport

/// A catalog in a scratch folder, to see what the check says of its pages.
struct CaseCatalog {
  /// Texts of pages, by name.
  var pages: [String: String]
  /// Texts of files that any page may lean on.
  var support: [String: String] = [:]

  /// What the check says of each page, with the place; only what is of this severity, if one is given.
  func complaints(of severity: String? = nil) async throws -> [String: [String]] {
    try await withTemporaryFolder { folder in
      try write(to: folder)
      var complaints: [String: [String]] = [:]
      for diagnostic in try await check(folder)
      where severity ?? diagnostic.severity == diagnostic.severity {
        let name = diagnostic.file.replacing("content/", with: "").replacing(".md", with: "")
        complaints[name, default: []].append("line \(diagnostic.line): \(diagnostic.message)")
      }
      return complaints
    }
  }

  private func write(to folder: URL) throws {
    let files =
      pages.map { ("content/\($0).md", $1) } + support.map { ("content/_support/\($0)", $1) }
    for (path, text) in files + [("catalog.yml", "title: Cases\n")] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func check(_ folder: URL) async throws -> [Report.Diagnostic] {
    let output = Mutex("")
    let console = Console(output: { text in output.withLock { $0 += text } }, complaints: { _ in })
    let arguments = ["check", "--root", folder.path, "--no-previews", "--format", "json"]
    _ = await run(arguments, console)
    let report = Data(output.withLock { $0 }.utf8)
    return try JSONDecoder().decode(Report.self, from: report).diagnostics
  }
}

private struct Report: Decodable {
  struct Diagnostic: Decodable { let file: String, line: Int, severity: String, message: String }

  let diagnostics: [Diagnostic]
}
