import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// What the seed says of its button, from its own code as it stands there.
@Suite(.enabled(if: SeedCatalog.text != nil, "no shared folder"))
struct SeedTests {
  @Test func everyPassageCompiles() async throws {
    try await withTemporaryFolder { folder in
      try SeedCatalog(try #require(SeedCatalog.text)).write(to: folder)
      let (status, output) = await run("check", "--root", folder.path)
      #expect(status == .success, "\(output)")
      // What it shows before it is mended has its flaws, which are warnings.
      #expect(output.contains("\n1 page, 15 blocks") && !output.contains(": error:"))
    }
  }

  @Test func theStartTakesNoNoticeOfTextSizes() async throws {
    let drawn = try await draw(try seed().start)
    #expect(drawn.count == 3)
    for size in ["xSmall", "accessibility3", "accessibility5"] {
      #expect(try await draw(try seed().start, "--text-size", size) == drawn)
    }
  }

  @Test func theStartsGrayIsTheSameInTheDark() async throws {
    let light = try #require(try await draw(try seed().start).first?.shapes)
    let dark = try await draw(try seed().start, "--appearance", "dark").first?.shapes
    #expect(light.count == 5)
    #expect(light.dropLast().map(\.color) == dark?.dropLast().map(\.color))
  }

  /// 14 + 20 + 14 at one pixel per point.
  @Test func theButtonIs48HighAndItsBackground220Wide() async throws {
    let drawn = try #require(try await drawFinal()["plain"])
    #expect(drawn.button?.height == 48)
    #expect(drawn.shapes.first?.frame == [0, 0, 220, 48])
    #expect(drawn.text?.frame[1] == 14 && drawn.text?.height == 20)
  }

  @Test func theButtonGrowsWithItsTextAndCutsNone() async throws {
    let (usual, large) = (
      try await drawFinal(), try await drawFinal("--text-size", "accessibility3")
    )
    for name in ["plain", "long"] {
      let (before, after) = (try #require(usual[name]), try #require(large[name]))
      #expect(try #require(after.button).height > 48)
      // The text is as wide as it wants to be, in one line, with its padding around it.
      let (text, frame) = (try #require(after.text), try #require(after.button).frame)
      #expect(text.text == before.text?.text && text.text?.contains("…") == false)
      #expect(text.frame[2] > (before.text?.frame[2] ?? .infinity) * 2)
      #expect(frame[2] == text.frame[2] + 28 && frame[3] == text.frame[3] + 28)
    }
    #expect(try #require(usual["long"]?.shapes.first).frame[2] > 220)
  }

  @Test(arguments: ["large", "accessibility3"])
  func loadingKeepsTheSize(at size: String) async throws {
    let drawn = try await drawFinal("--text-size", size)
    let (plain, loading) = (try #require(drawn["plain"]), try #require(drawn["loading"]))
    #expect(loading.size == plain.size)
    #expect(loading.button?.frame == plain.button?.frame)
    #expect(loading.text == nil && loading.shapes.count == 2)
    // 11 above and below.
    let height = try #require(plain.button).height
    #expect(loading.shapes.last?.height == height - 22)
  }

  /// systemGray3 and the label's colour, as Apple gives them.
  @Test func theDarkHasColorsOfItsOwn() async throws {
    let light = try #require(try await drawFinal()["plain"])
    let dark = try #require(try await drawFinal("--appearance", "dark")["plain"])
    #expect(light.shapes.map(\.color) == ["#C7C7CC"] && dark.shapes.map(\.color) == ["#48484A"])
    #expect(light.text?.color == "#000000" && dark.text?.color == "#FFFFFF")
  }

  @Test func disabledDimsToTwoFifths() async throws {
    let drawn = try #require(try await drawFinal()["disabled"])
    #expect(drawn.shapes.map(\.color) == ["#C7C7CC66"])
    #expect(drawn.text?.color == "#00000066")
  }
}

extension SeedTests {
  private func seed() throws -> SeedCatalog { SeedCatalog(try #require(SeedCatalog.text)) }

  /// The seed's button in four states, by name.
  private func drawFinal(_ options: String...) async throws -> [String: Drawn] {
    let samples = [
      ("plain", "Continue to step 2", "false", ""), ("loading", "Continue to step 2", "true", ""),
      ("disabled", "Continue to step 2", "false", ".disabled(true)"),
      ("long", "Continue to the step after the next one", "false", ""),
    ].map { name, title, isLoading, modifier in
      "#Preview(\"\(name)\") { RoundButton(title: \"\(title)\", isLoading: \(isLoading)) {}\(modifier) }"
    }
    let source = try seed().final + "\n" + samples.joined(separator: "\n")
    let drawn = try await draw(source, options)
    return Dictionary(uniqueKeysWithValues: drawn.map { ($0.name ?? "", $0) })
  }

  private func draw(_ source: String, _ options: String...) async throws -> [Drawn] {
    try await draw(source, options)
  }

  private func draw(_ source: String, _ options: [String]) async throws -> [Drawn] {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "button.swift")
      let support = try SeedCatalog.loadingCircle.replacing("import SwiftUI", with: "")
      try Data("import SwiftUI\n\(source)\n\(support)".utf8).write(to: file)
      let (status, output) = await run(["render", file.path, "--dump"] + options)
      #expect(status == .success, "\(output)")
      let decoder = JSONDecoder()
      return try output.split(separator: "\n").map {
        try decoder.decode(Drawn.self, from: Data($0.utf8))
      }
    }
  }

  private func run(_ words: String...) async -> (Commands.ExitStatus, String) {
    await run(words)
  }

  private func run(_ words: [String]) async -> (Commands.ExitStatus, String) {
    let printed = Mutex("")
    let print = { @Sendable (text: String) in printed.withLock { $0 += text } }
    let status = await Commands.run(words, Console(output: print, complaints: print))
    return (status, printed.withLock(\.self))
  }
}

/// A line of `render --dump`.
private struct Drawn: Decodable, Equatable {
  struct Element: Decodable, Equatable {
    var kind: String
    var role: String?
    var text: String?
    var frame: [Double]
    var color: String?

    var height: Double { frame[3] }
  }

  var name: String?
  var size: [Double]
  var elements: [Element]

  var button: Element? { elements.first { $0.role == "button" } }
  var text: Element? { elements.first { $0.kind == "text" } }
  var shapes: [Element] { elements.filter { $0.kind == "shape" } }
}
