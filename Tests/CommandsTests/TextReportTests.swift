import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite struct TextReportTests {
  @Test(arguments: [
    ("plain", 5), ("日本", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("ｱ", 1), ("Ａ", 2),
    ("❤️", 2), ("\u{200B}", 0),
  ])
  func aCharacterIsAsWideAsATerminalShowsIt(text: String, width: Int) {
    #expect(text.map(displayWidth).reduce(0, +) == width)
  }

  @Test func aCaretStandsBelowItsColumn() {
    #expect(margin(before: 1, in: "abc") == "")
    #expect(margin(before: 3, in: "abc") == "  ")
    #expect(margin(before: 3, in: "\t\tx") == "\t\t")
    #expect(margin(before: 7, in: "漢字x") == "    ")
    #expect(margin(before: 99, in: "abc") == "   ")
  }

  @Test func aTerminalIsNotToldWhatToDo() {
    #expect(printable("a\u{1B}[31m\u{7}\u{202E}b") == "a\u{241B}[31m\u{2407}\u{FFFD}b")
    #expect(printable("a\tb") == "a\tb")
  }

  @Test func onATerminalThereAreColors() throws {
    try withTemporaryFolder { root in
      try Data("let a = b\n".utf8).write(to: root.appendingPathComponent("a.md"))
      var sources = SourceLines(root: root)
      let place = SourceLocation(file: "a.md", line: 1, column: 9)
      let text = sources.quoted(Diagnostic(.error, "a.b", at: place, "no b"), .colored)
      #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
      #expect(text.hasSuffix("let a = b\n        \u{1B}[1;32m^\u{1B}[0m"))
    }
  }

  @Test(arguments: [
    (true, [:], TextStyle.colored), (false, [:], .plain), (true, ["NO_COLOR": "1"], .plain),
    (true, ["NO_COLOR": ""], .colored), (true, ["TERM": "dumb"], .plain),
  ])
  func colorsAreForTerminals(isTerminal: Bool, environment: [String: String], style: TextStyle) {
    #expect(TextStyle(isTerminal: isTerminal, environment: environment) == style)
  }
}
