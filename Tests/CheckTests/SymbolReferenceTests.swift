import Content
import Snippets
import SymbolLookup
import Testing

@testable import Check

@Suite struct SymbolReferenceTests {
  @Test func namesAreFoundAtTheirPlacesWhateverHoldsThem() async throws {
    let page = page(
      """
      ```swift
      struct A: View {
        var body: some View { Text("a").bold() }
      }
      ```
      - as a piece:
        ```swift
        Text("é").padding()
        ```
      ```swift
      extension Text { func b() -> Self { self } }
      ```
      """)
    let names = try await names(on: page)
    #expect(names.contains("3:25 Text") && names.contains("3:35 Text/bold()"))
    #expect(names.contains("8:3 Text") && names.contains("8:14 View/padding(_:)"))
    #expect(names.contains("11:11 Text"))
  }

  @Test func linesOfOthersAreTheirs() async throws {
    let page = page(
      """
      ```swift id=a
      struct A: View { var body: some View { Text("a") } }
      ```
      ```swift from=a
      struct B: View { var body: some View { A() } }
      ```
      """)
    #expect(try await names(on: page).filter { $0.hasSuffix(" Text") } == ["2:40 Text"])
  }

  @Test func codeThatIsMeantToFailIsReadAsFarAsItGoes() async throws {
    let page = page(
      """
      ```swift
      struct A: View { var body: some View { Text("a").bald() } }  // error: no member 'bald'
      ```
      """)
    #expect(try await names(on: page).contains("2:11 View"))
  }

  @Test func resultsAreKeptAndTheSame() async throws {
    let page = page("```swift\nlet text = Text(\"a\")\n```")
    let first = try await names(on: page)
    #expect(try await names(on: page) == first && first.contains("2:12 Text"))
  }

  /// References to what the module declares, as in `3:25 Text`.
  private func names(on page: Page) async throws -> [String] {
    let toolchain = try await SmallToolchain.make()
    let symbols = try await toolchain.moduleSymbols(cache: nil)
    let paths = Dictionary(symbols.map { ($0.usr, $0.path) }) { first, _ in first }
    let references = try await symbolReferences(
      in: snippets(of: page, support: []).0.programs, with: toolchain,
      options: CheckOptions(jobs: 1))
    return references.compactMap { reference in
      paths[reference.usr].map { "\(reference.location.line):\(reference.location.column) \($0)" }
    }
  }
}
