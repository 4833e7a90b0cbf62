import Check
import Diagnostics
import Foundation
import PreviewExchange
import Snippets
import Testing

@testable import Preview

@Suite struct DrawTests {
  private func draw(_ programs: Program..., variants: [Variant] = [Variant()]) async throws
    -> ([DrawnSnippet], [Diagnostic])
  {
    try await Preview.draw(programs, variants: { _ in variants }, with: .locate())
  }

  @Test func previewsComeInSourceOrderWithTheirNames() async throws {
    let (drawn, diagnostics) = try await draw(
      program("#Preview(\"one\") { EmptyView() }\n#Preview { EmptyView() }"))
    #expect(diagnostics == [])
    #expect(drawn.map { $0.previews.map(\.name) } == [["one", nil]])
    #expect(drawn.first?.previews.map(\.line) == [2, 3])
  }

  @Test func eachVariantIsADrawing() async throws {
    let variants = [Variant(), Variant(appearance: .dark, textSize: "accessibility3")]
    let (drawn, _) = try await draw(program("#Preview { EmptyView() }"), variants: variants)
    #expect(drawn.first?.previews.first?.drawings.map(\.variant) == variants)
  }

  @Test func aProviderAndAPlainViewAreDrawnByTheirNames() async throws {
    let source = """
      private struct Card: View { var body: some View { EmptyView() } }
      private struct Cards: PreviewProvider {
        static var previews: some View {
          Card().previewDisplayName("first")
          Card().previewDisplayName("second")
        }
      }
      """
    let place = SourceLocation(file: "content/page.md", line: 12)
    let (drawn, diagnostics) = try await draw(
      program(
        source,
        previews: [
          .view(type: "Card", at: place), .provider(type: "Cards", at: place.advanced(by: 4)),
        ]))
    #expect(diagnostics == [])
    #expect(drawn.first?.previews.map(\.name) == ["Card", "first", "second"])
    #expect(drawn.first?.previews.map(\.line) == [2, 2, 2])
  }

  @Test func previewsOfCompanionsAreNotDrawn() async throws {
    let (drawn, _) = try await draw(
      program(
        "#Preview(\"own\") { Card() }",
        companions: [
          "struct Card: View { var body: some View { EmptyView() } }\n#Preview { Card() }"
        ]))
    #expect(drawn.first?.previews.map(\.name) == ["own"])
  }

  @Test func aProgramMayHaveItsOwnEntry() async throws {
    let (drawn, diagnostics) = try await draw(
      program("@main struct App { static func main() {} }\n#Preview { EmptyView() }"))
    #expect(diagnostics == [])
    #expect(drawn.first?.previews.count == 1)
  }

  @Test func aMistakeIsReportedAtItsPlaceAndStopsNoOther() async throws {
    let (drawn, diagnostics) = try await draw(
      program("#Preview { EmptyVew() }"), program("#Preview { EmptyView() }"))
    #expect(
      diagnostics.map(\.description)
        == ["content/page.md:12:12: error: cannot find 'EmptyVew' in scope"])
    #expect(drawn.map(\.previews.count) == [0, 1])
  }

  @Test func whatAPreviewThrowsIsReported() async throws {
    let source = """
      struct Wrapper: PreviewModifier {
        static func makeSharedContext() async throws -> Int { throw PreviewUnavailable() }
        func body(content: Content, context: Int) -> some View { content }
      }
      #Preview("x", traits: .modifier(Wrapper())) { EmptyView() }
      """
    let (_, diagnostics) = try await draw(program(source))
    #expect(
      diagnostics.map(\.description) == [
        "content/page.md:16:1: error: the preview 'x' throws an error: there is no preview"
      ])
  }

  @Test func aProgramWithoutPreviewsIsNotCompiled() async throws {
    let (drawn, diagnostics) = try await draw(program("this is not Swift", previews: []))
    #expect(drawn == [])
    #expect(diagnostics == [])
  }

  /// Programs that share a module: each with its own `Card`, with a companion and a provider.
  @Test func programsThatShareAModuleKeepTheirNamesAndLines() async throws {
    func cards(_ name: String) -> Program {
      program(
        """
        struct Cards: PreviewProvider {
          static var previews: some View { Card().previewDisplayName("provided \(name)") }
        }

        #Preview("own \(name)") { Card() }
        """,
        previews: [
          .provider(type: "Cards", at: SourceLocation(file: "content/page.md", line: 12)),
          .macro(name: nil, at: nil),
        ],
        companions: ["struct Card: View { var body: some View { Spacer() } }\n#Preview { Card() }"])
    }
    let (drawn, diagnostics) = try await draw(cards("one"), cards("two"), cards("three"))
    #expect(diagnostics.map(\.description) == [])
    #expect(
      drawn.map { $0.previews.map(\.name) }
        == ["one", "two", "three"].map { ["provided \($0)", "own \($0)"] })
    #expect(drawn.map { $0.previews.map(\.line) } == [[2, 6], [2, 6], [2, 6]])
  }

  @Test func aCrashInSharedCompanyIsToldAtItsOwnPlace() async throws {
    let crashing = program(
      "#Preview(\"bad\") {\n  let _ = index([Int]())\n  EmptyView()\n}",
      companions: [
        "func index(_ all: [Int]) -> Int { all[all.count] }"
      ])
    let sound = program("#Preview(\"good\") { EmptyView() }")
    var options = DrawOptions(jobs: 1)
    options.limits = tightLimits
    let (drawn, diagnostics) = try await Preview.draw(
      [sound, crashing, sound], variants: { _ in [Variant()] }, with: .locate(), options: options)
    #expect(drawn.map { $0.previews.map(\.name) } == [["good"], [], ["good"]])
    #expect(diagnostics.map(\.code) == ["preview.crash"])
    #expect(diagnostics.first?.location.line == 12)
  }

  @Test func whatIsKnownIsNotCompiledAgain() async throws {
    let toolchain = try await Toolchain.locate()
    try await withScratchFolder { folder in
      let options = DrawOptions(cache: Cache(folder: folder))
      let program = program("#Preview(\"known\") { EmptyView() }")
      let first = try await Preview.draw(
        [program], variants: { _ in [Variant()] }, with: toolchain, options: options)
      var broken = toolchain
      broken.swiftc = URL(fileURLWithPath: "/usr/bin/false")
      let second = try await Preview.draw(
        [program], variants: { _ in [Variant()] }, with: broken, options: options)
      #expect(first.0 == second.0)
      #expect(second.0.first?.previews.map(\.name) == ["known"])
      await #expect(throws: BrokenToolchain.self) {
        try await Preview.draw(
          [program], variants: { _ in [Variant(scale: 2)] }, with: broken, options: options)
      }
    }
  }
}
