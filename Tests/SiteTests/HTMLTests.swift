import Testing

@testable import Site

@Suite struct HTMLTests {
  @Test func interpolatedTextIsEscaped() {
    let title = "<b> & \"c\" 'd'"
    let html: HTML = "<p>\(title)</p>"
    #expect(html.source == "<p>&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;</p>")
  }

  @Test func interpolatedMarkupStaysAsItIs() {
    let inner: HTML = "<b>\("&")</b>"
    #expect(("<p>\(inner)</p>" as HTML).source == "<p><b>&amp;</b></p>")
  }

  @Test func anAttributeWithoutValueIsLeftOut() {
    #expect(HTML.attribute("title", nil).isEmpty)
    #expect(HTML.attribute("title", "a \"b\"").source == " title=\"a &quot;b&quot;\"")
  }
}
