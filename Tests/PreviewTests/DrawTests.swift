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
}
