import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite struct ThemeTests {
  @Test func aFileOfTheCatalogTakesThePlaceOfTheBuiltInOne() throws {
    try withThemes { builtIn, own in
      try Data("own".utf8).write(to: own.appendingPathComponent("a.css"))
      let theme = try Theme(builtIn: builtIn, own: own)
      #expect(theme.assets == [OutputFile(path: "assets/a.css", bytes: Array("own".utf8))])
      #expect(theme.diagnostics.isEmpty && theme.hasPage)
    }
  }

  @Test func whatIsNoFileIsToldOfAndNotRead() throws {
    try withThemes { builtIn, own in
      #expect(mkfifo(own.path + "/page.html", 0o600) == 0)
      #expect(symlink("/etc/hostname", own.path + "/a.css") == 0)
      let theme = try Theme(builtIn: builtIn, own: own)
      #expect(theme.diagnostics.map(\.location.file) == ["theme/a.css", "theme/page.html"])
      #expect(theme.diagnostics.allSatisfy { $0.code == "file.not-a-file" })
      #expect(theme.assets.map(\.bytes) == [Array("built in".utf8)])
    }
  }

  @Test func aFileInThePlaceOfTheFolderIsToldOf() throws {
    try withThemes { builtIn, _ in
      let theme = try Theme(builtIn: builtIn, own: builtIn.appendingPathComponent("a.css"))
      #expect(theme.diagnostics.map(\.location.file) == ["theme"])
    }
  }
}

/// Two folders, the first of which has a template and a style sheet.
private func withThemes(_ body: (URL, URL) throws -> Void) throws {
  try withTemporaryFolder { folder in
    let (builtIn, own) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    for each in [builtIn, own] {
      try FileManager.default.createDirectory(at: each, withIntermediateDirectories: false)
    }
    try Data("built in".utf8).write(to: builtIn.appendingPathComponent("a.css"))
    try Data("{{content}}".utf8).write(to: builtIn.appendingPathComponent("page.html"))
    try body(builtIn, own)
  }
}
