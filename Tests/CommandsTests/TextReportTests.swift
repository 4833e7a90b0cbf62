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
    #expect(margin(as: "") == "")
    #expect(margin(as: "ab") == "  ")
    #expect(margin(as: "\t\t") == "\t\t")
    #expect(margin(as: "漢字") == "    ")
  }

  /// A line of a megabyte is shown around the place only, and cut where characters start.
  @Test func aLongLineIsShownInPart() throws {
    try withTemporaryFolder { root in
      let text = String(repeating: "é", count: 500_000) + "x" + String(repeating: "é", count: 9)
      try Data(text.utf8).write(to: root.appendingPathComponent("a.md"))
      var sources = SourceLines(root: root)
      let place = SourceLocation(file: "a.md", line: 1, column: 1_000_001)
      let excerpt = sources.excerpt(at: place)
      let line = try #require(excerpt)
      #expect(line.before == "…" + String(repeating: "é", count: 100))
      #expect(line.text == line.before + "x" + String(repeating: "é", count: 9))
      #expect(sources.line(at: place) == nil)
      #expect(sources.characterColumn(of: place) == 500_001)
      #expect(sources.characterColumn(of: place.advanced(by: 3)) == 500_003)
      #expect(sources.characterColumn(of: SourceLocation(file: "a.md", column: 3)) == 2)
    }
  }

  @Test func aPlaceBehindItsLineIsAtItsEnd() throws {
    try withTemporaryFolder { root in
      try Data("abc\n".utf8).write(to: root.appendingPathComponent("a.md"))
      var sources = SourceLines(root: root)
      let place = SourceLocation(file: "a.md", line: 1, column: 99)
      #expect(sources.excerpt(at: place)?.before == "abc")
      #expect(sources.excerpt(at: SourceLocation(file: "a.md", line: 2)) == nil)
    }
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
    (true, ["TERM": "xterm"], TextStyle.colored), (false, ["TERM": "xterm"], .plain),
    (true, ["TERM": "xterm", "NO_COLOR": "1"], .plain), (true, ["TERM": "dumb"], .plain),
    (true, ["TERM": "xterm", "NO_COLOR": ""], .colored), (true, [:], .plain),
    (true, ["TERM": "xterm", "CLICOLOR": "0"], .plain), (false, ["CLICOLOR_FORCE": "1"], .colored),
    (false, ["CLICOLOR_FORCE": "0"], .plain),
    (true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .plain),
  ])
  func colorsAreForTerminals(isTerminal: Bool, environment: [String: String], style: TextStyle) {
    #expect(TextStyle(isTerminal: isTerminal, environment: environment) == style)
  }
}
