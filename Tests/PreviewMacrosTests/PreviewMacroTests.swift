import Testing

@Suite struct PreviewMacroTests {
  @Test func anUnnamedPreviewBecomesARegistry() {
    let expansion = Expansion("#Preview { Text(\"a\") }")
    #expect(expansion.problems == [])
    #expect(expansion.text.contains(": SwiftUI.PreviewRegistry {"))
    #expect(expansion.text.contains("SwiftUI.Preview(body: {"))
    #expect(expansion.text.contains("Text(\"a\")"))
  }

  @Test func theRecordLiesInASectionOfItsOwn() {
    #expect(Expansion("#Preview { A() }").text.contains("@section(\"swift_previews\") @used"))
  }

  @Test func nameAndTraitsArePassedOn() {
    let text = Expansion("#Preview(\"Big\", traits: .portrait, .sizeThatFitsLayout) { A() }").text
    #expect(
      text.contains("SwiftUI.Preview(\"Big\", traits: .portrait, .sizeThatFitsLayout, body: {"))
  }

  @Test func theBodyMayBeAnArgument() {
    let text = Expansion("#Preview(\"Big\", body: makeView)").text
    #expect(text.contains("SwiftUI.Preview(\"Big\", body: makeView)"))
  }

  @Test func previewsKnowWhereTheyStand() {
    let text = Expansion("enum Page {\n  #Preview { A() }\n}").text
    #expect(text.contains("static var fileID: Swift.String { \"Main/Main.swift\""))
    #expect(text.contains("static var line: Swift.Int { 2"))
    #expect(text.contains("static var column: Swift.Int { 3"))
  }

  @Test func previewsOfAFileHaveNamesOfTheirOwn() {
    let names = Expansion("#Preview { A() }\n#Preview { A() }").text
      .matches(of: /struct (\S+)/).map(\.output.1)
    #expect(Set(names).count == 2)
  }

  @Test func aNameWithInterpolationIsRejected() {
    #expect(
      Expansion("#Preview(\"a\\(1)\") { A() }").problems
        == ["1:10: the name of a preview must be a string literal without interpolation"])
  }

  @Test(arguments: [
    ("#Preview", "1:1: '#Preview' needs a body in braces: '#Preview { … }'"),
    ("#Preview(\"a\")", "1:1: '#Preview' needs a body in braces: '#Preview { … }'"),
    ("#Preview(\"a\", \"b\") { A() }", "1:15: '#Preview' has no such argument"),
    ("#Preview(named: 1) { A() }", "1:10: '#Preview' has no such argument"),
    ("#Preview { A() } b: { B() }", "1:18: '#Preview' takes one closure, the preview's body"),
    (
      "struct G<T> {\n  #Preview { A() }\n}",
      "2:3: '#Preview' must stand at file scope or in a type that is not generic"
    ),
  ])
  func misuseIsExplained(source: String, problem: String) {
    #expect(Expansion(source).problems == [problem])
  }
}
