import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// What the table of codes shows as wrong is reported under that code, and what it shows as right
/// is not.
@Suite struct ExplanationExampleTests {
  @Test(arguments: Explanation.all.filter(\.isAboutChecking).map(\.code))
  func examplesAreWhatTheyAreCalled(_ code: String) async throws {
    let explanation = try #require(Explanation.of(code))
    try await withTemporaryFolder { root in
      try writeCatalog(root)
      try await put(explanation.wrong, into: root)
      let drawing = explanation.isFoundByDrawing
      let wrong = await codes(root, drawing: drawing)
      #expect(wrong.contains { Explanation.of($0)?.code == code }, "wrong: \(wrong)")
      try await put(explanation.right, into: root)
      let right = await codes(root, drawing: drawing)
      #expect(!right.contains { Explanation.of($0)?.code == code }, "right: \(right)")
    }
  }

  private func writeCatalog(_ root: URL) throws {
    try write("title: Patterns\n", to: "catalog.yml", in: root)
    for page in ["content/index.md", "content/forms/index.md", "content/forms/sign-up.md"] {
      try write("---\ntitle: Page\nsummary: A page\n---\n", to: page, in: root)
    }
  }

  private func put(_ example: Explanation.Example, into root: URL) async throws {
    let page = "content/forms/sign-up.md"
    let head = "---\ntitle: Page\nsummary: A page\nios: 18.0\n---\n\n"
    switch example.kind {
    case .page: try write(example.text + "\n", to: page, in: root)
    case .prose: try write(head + example.text + "\n", to: page, in: root)
    case .code: try write("\(head)```swift\n\(example.text)\n```\n", to: page, in: root)
    case .settings: try write(example.text + "\n", to: "catalog.yml", in: root)
    case .shell: try shell(example.text, in: root)
    case .template: Issue.record("templates are not checked")
    }
  }

  private func write(_ text: String, to path: String, in root: URL) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func shell(_ script: String, in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-e", "-c", script]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(script)")
  }

  /// The codes of all that is wrong with the catalog.
  private func codes(_ root: URL, drawing: Bool) async -> [String] {
    struct Report: Decodable {
      struct Item: Decodable { var code: String }
      var diagnostics: [Item]
    }
    let printed = Mutex("")
    let console = Console(output: { text in printed.withLock { $0 += text } }, complaints: { _ in })
    let words = ["check", "--format", "json", "--root", root.path]
    _ = await run(words + (drawing ? [] : ["--no-previews"]), console)
    let data = Data(printed.withLock(\.self).utf8)
    return (try? JSONDecoder().decode(Report.self, from: data))?.diagnostics.map(\.code) ?? []
  }
}

extension Explanation {
  /// Whether `catalog check` finds it in what the example shows, and soon: a time limit is not
  /// waited for, and how much can be written until then depends on the machine.
  fileprivate var isAboutChecking: Bool {
    !["theme", "site", "compiler"].contains(area)
      && ![
        "preview.time-limit", "preview.output-limit", "preview.unable", "preview.not-drawn",
        "finding.not-settled",
      ].contains(code)
  }

  /// Whether previews have to be drawn for it to be found.
  fileprivate var isFoundByDrawing: Bool {
    ["preview", "finding"].contains(area)
      || [
        "storyboard.unknown-preview", "storyboard.unmet", "storyboard.unknown-element",
        "storyboard.ambiguous", "storyboard.refused",
      ].contains(code)
  }
}
