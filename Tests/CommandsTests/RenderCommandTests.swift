import Check
import Foundation
import Synchronization
import Testing

@testable import Commands

@Suite struct RenderCommandTests {
  private struct Result {
    var status: Commands.ExitStatus
    var output: String
    var complaints: String
    /// What was written, by name.
    var files: [String: Data]
    var names: [String] { files.keys.sorted() }
  }

  /// Runs `catalog render` on a file of this text.
  private func render(_ source: String, _ options: String...) async throws -> Result {
    try await withScratchFolder { folder in
      let file = folder.appendingPathComponent("view.swift")
      try Data(source.utf8).write(to: file)
      let (output, complaints) = (Transcript(), Transcript())
      let target = folder.appendingPathComponent("out")
      let status = await Commands.run(
        ["render", file.path, "-o", target.path] + options,
        Console(output: { output.add($0) }, complaints: { complaints.add($0) }))
      let names = (try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? []
      return Result(
        status: status, output: output.text,
        complaints: complaints.text.replacing(folder.path + "/", with: ""),
        files: try Dictionary(
          uniqueKeysWithValues: names.map {
            ($0, try Data(contentsOf: target.appendingPathComponent($0)))
          }))
    }
  }

  private final class Transcript: Sendable {
    private let content = Mutex("")
    var text: String { content.withLock { $0 } }
    func add(_ text: String) { content.withLock { $0 += text } }
  }

  @Test func eachPreviewBecomesAFile() async throws {
    let source = "import SwiftUI\n#Preview { EmptyView() }\n#Preview(\"Wide\") { EmptyView() }\n"
    let result = try await render(source, "--device", "40x30")
    #expect(result.complaints == "")
    #expect(result.status == .success)
    #expect(result.names == ["view-1.svg", "view-wide.svg"])
  }

  @Test func whatNestsTooDeeplyToBeReadIsTold() async throws {
    let depth = String(repeating: "?", count: 60_000)
    let result = try await render("import SwiftUI\n#Preview { EmptyView() }\nlet x: Int\(depth)\n")
    #expect(result.status == .problems)
    #expect(result.complaints.contains("view.swift:1:1: error: the file is too long, or nests"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")))
  func aPictureHasAsManyPixelsAsPointsTimesScale() async throws {
    let source = "import SwiftUI\n#Preview { EmptyView() }\n"
    let result = try await render(source, "--device", "40x30", "--scale", "3", "--png")
    #expect(result.status == .success)
    let header = try #require(result.files["view.png"]).dropFirst(16).prefix(8)
    #expect(Array(header) == [0, 0, 0, 120, 0, 0, 0, 90])
  }

  @Test func theDumpIsALineForEachPreview() async throws {
    let source = "import SwiftUI\n#Preview(\"a\") { EmptyView() }\n#Preview { EmptyView() }\n"
    let result = try await render(source, "--device", "40x30", "--dump")
    #expect(
      result.output == """
        {"elements":[],"name":"a","size":[40,30]}
        {"elements":[],"name":null,"size":[40,30]}

        """)
  }

  @Test func mistakesLookLikeTheCompilers() async throws {
    let result = try await render("import SwiftUI\n#Preview { EmptyVeiw() }\n")
    #expect(result.complaints == "view.swift:2:12: error: cannot find 'EmptyVeiw' in scope\n")
    #expect(result.status == .problems)
    #expect(result.names == [])
  }

  @Test func aFileWithoutPreviewsIsAProblem() async throws {
    let result = try await render("import SwiftUI\n")
    #expect(
      result.complaints == "view.swift:1:1: error: nothing to draw: add a '#Preview { … }'\n")
    #expect(result.status == .problems)
  }
}
