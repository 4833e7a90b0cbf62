import Foundation
import Testing

@testable import SwiftUI

private func spans(_ text: String) -> [String] {
  InlineMarkdown.spans(of: text).map { span in
    var marks = ""
    if span.style.isBold { marks += "b" }
    if span.style.isItalic { marks += "i" }
    if span.style.isCode { marks += "c" }
    if span.style.isStruck { marks += "s" }
    if let link = span.style.link { marks += "<\(link.relativeString)>" }
    return marks.isEmpty ? span.text : "\(marks):\(span.text)"
  }
}

@Suite struct InlineMarkdownTests {
  @Test func readsEmphasis() {
    #expect(
      spans("a **b** c *d* e _f_ g __h__") == [
        "a ", "b:b", " c ", "i:d", " e ", "i:f", " g ", "b:h",
      ])
    #expect(spans("~~gone~~") == ["s:gone"])
  }

  @Test func readsNestedEmphasis() {
    #expect(spans("***both*** **a *b* c**") == ["bi:both", " ", "b:a ", "bi:b", "b: c"])
  }

  @Test func leavesWhatIsNoEmphasis() {
    for text in ["2 * 3 * 4", "snake_case_name", "a **b", "*", "** **", "a*", "[x] (y)", "`open"] {
      #expect(spans(text) == [text])
    }
  }

  @Test func codeIsNotReadFurther() {
    #expect(spans("`a *b*` ``c`d``") == ["c:a *b*", " ", "c:c`d"])
  }

  @Test func readsLinks() {
    #expect(
      spans("see [the *page*](https://example.com/a_(b)).") == [
        "see ", "<https://example.com/a_(b)>:the ", "i<https://example.com/a_(b)>:page", ".",
      ])
  }

  @Test func escapesStandForThemselves() {
    #expect(spans(#"\*a\* \b"#) == [#"*a* \b"#])
  }
}
