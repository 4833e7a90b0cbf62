import Testing

@testable import SymbolLookup

@Suite struct HostileLinkTests {
  @Test(arguments: [
    String(repeating: "a", count: 100_000), String(repeating: "View/", count: 20_000) + "a",
    "View/" + String(repeating: "(", count: 50_000), String(repeating: "/", count: 50_000),
    "View/padding(" + String(repeating: "_:", count: 50_000) + ")",
  ])
  func longLinksAreSaidToBeUnknownOrAreCode(_ text: String) {
    let said = target(text)
    #expect(said == "code" || said == "no symbol '\(text)'")
  }
}
