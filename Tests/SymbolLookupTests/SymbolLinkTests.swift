import Testing

@testable import SymbolLookup

@Suite struct SymbolLinkTests {
  @Test(arguments: [
    ("View", "protocol View"), ("Axis/Set", "struct Axis/Set"),
    ("View/padding(_:)", "method View/padding(_:)"), ("View/padding", "method View/padding(_:)"),
    ("SwiftUI/View/padding(_:)", "method View/padding(_:)"), ("/SwiftUI/View", "protocol View"),
    ("Text/+(_:_:)", "func.op Text/+(_:_:)"), ("Preview", "struct Preview"),
    ("#Preview", "macro Preview(_:body:)"), ("Preview(_:body:)", "macro Preview(_:body:)"),
    ("ShapeStyle/secondary-property", "property ShapeStyle/secondary"),
    ("ShapeStyle/secondary-swift.type.property", "type.property ShapeStyle/secondary"),
    ("View-protocol/padding(_:)", "method View/padding(_:)"),
  ])
  func aPathLeadsToItsSymbol(_ text: String, _ symbol: String) {
    #expect(target(text) == symbol)
  }

  @Test(arguments: [
    ("View/paddin(_:)", "View/padding(_:)"), ("View/padding(_:_:)", "View/padding(_:)"),
    ("View.padding", "View/padding(_:)"), ("Vew/padding(_:)", "View/padding(_:)"),
    ("Text/padding(_:)", "View/padding(_:)"), ("padding(_:)", "View/padding(_:)"),
    ("Lable", "Label"), ("@Txt", "Text"),
    ("View/overlay(content:)", "View/overlay(alignment:content:)"),
    ("Charts/Text", "Text"),
  ])
  func anUnknownPathIsSaidWithTheNearest(_ text: String, _ nearest: String) {
    #expect(target(text) == "no symbol '\(text)'; did you mean '\(nearest)'?")
  }

  @Test func whatIsLikeNothingIsSaidWithoutAGuess() {
    #expect(target("Zyxwvut") == "no symbol 'Zyxwvut'")
  }

  @Test func labelsMayNotBeLeftOutWhereTheyTellFunctionsApart() {
    #expect(
      target("View/overlay")
        == "'View/overlay' can mean 2 symbols: View/overlay(_:alignment:), "
        + "View/overlay(alignment:content:)")
  }

  @Test func kindsTellNamesakesApart() {
    #expect(
      target("ShapeStyle/secondary")
        == "'ShapeStyle/secondary' can mean 2 symbols: ShapeStyle/secondary-property, "
        + "ShapeStyle/secondary-type.property")
  }

  @Test(arguments: ["6pqqw", "(Double)", ">some View"])
  func overloadsHaveOnePage(_ suffix: String) {
    #expect(
      target("View/padding(_:)-\(suffix)")
        == "'-\(suffix)' is no kind of symbol, and overloads have one page: write 'View/padding(_:)'"
    )
  }

  @Test(arguments: [
    "a&&b", "x=1", "--flag", "{}", "$0", "$", "a(b", "f(a)()", "+", "1", "Text//x", "",
  ])
  func whatIsNoPathIsCode(_ text: String) {
    #expect(target(text) == "code")
  }
}
