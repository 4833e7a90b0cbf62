import Snippets
import Testing

@testable import Site

@Suite struct CodeLineTests {
  let line = CodeLine(tokens: [
    Token(.keyword, "let"), Token(.plain, " "), Token(.declaration, "größe"),
  ])

  @Test func tokensHaveTheirKind() {
    #expect(line.html.source == "<span class=\"k\">let</span> <span class=\"e\">größe</span>")
  }

  @Test func aMarkMayCoverPartsOfTokens() {
    // "größe" starts at byte 4, and "ß" ends at byte 10.
    #expect(
      line.html(marking: [2..<10]).source == """
        <span class="k">le</span><mark><span class="k">t</span> <span class="e">größ</span></mark>\
        <span class="e">e</span>
        """)
  }

  @Test func droppingBytesKeepsTheRest() {
    #expect(line.dropping(4).text == "größe")
  }
}
