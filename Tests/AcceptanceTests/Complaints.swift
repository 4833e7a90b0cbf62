import Commands
import Foundation
import Synchronization
import TestSupport
import Testing

extension Case {
  /// What the check says of the file: each message with the line of the file.
  ///
  /// All cases are checked together, once.
  func complaints() async throws -> [String] {
    try await Self.complaints.value[name, default: []]
  }

  private static let complaints = Task {
    let cases = all(in: "accepted") + all(in: "rejected")
    return try await withTemporaryFolder { folder in
      for item in cases { try item.write(to: folder) }
      return try sorted(try await check(folder))
    }
  }

  private func write(to folder: URL) throws {
    let file = folder.appending(path: "content/\(name).md")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("title: Cases\n".utf8).write(to: folder.appending(path: "catalog.yml"))
    try Data(page.utf8).write(to: file)
  }

  private static func check(_ folder: URL) async throws -> Data {
    let output = Mutex("")
    let console = Console(output: { text in output.withLock { $0 += text } }, complaints: { _ in })
    let arguments = ["check", "--root", folder.path, "--no-previews", "--format", "json"]
    _ = await run(arguments, console)
    return Data(output.withLock { $0 }.utf8)
  }

  private static func sorted(_ report: Data) throws -> [String: [String]] {
    var complaints: [String: [String]] = [:]
    for diagnostic in try JSONDecoder().decode(Report.self, from: report).diagnostics {
      let name = diagnostic.file.replacing("content/", with: "").replacing(".md", with: "")
      let line = diagnostic.line - linesBefore
      complaints[name, default: []].append("line \(line): \(diagnostic.message)")
    }
    return complaints
  }
}

private struct Report: Decodable {
  struct Diagnostic: Decodable { let file: String, line: Int, message: String }

  let diagnostics: [Diagnostic]
}
