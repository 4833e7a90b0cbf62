import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What a text archive cannot hold: links, and bytes that are no text.
@Suite struct HostileFilesTests {
  @Test func aPageThatIsNotUTF8IsReportedAndItsRestIsRead() throws {
    try withCatalog { root in
      let bytes = Array("---\ntitle: A\nsummary: \u{E9}".utf8) + [0xE9] + Array("\n---\n# B\n".utf8)
      try Data(bytes).write(to: root.appendingPathComponent("content/a.md"))
      let (catalog, problems) = Catalog.load(root: root)
      #expect(problems.map(\.code) == ["file.not-utf8"])
      let place = SourceLocation(file: "content/a.md", line: 3, column: 12)
      #expect(problems.map(\.location) == [place])
      #expect(catalog?.pages.first?.document.headings.map(\.text) == ["B"])
    }
  }

  @Test func linksThatLeadInACircleAreReported() throws {
    try withCatalog { root in
      try link("content/loop", to: "../content", in: root)
      try link("content/self.md", to: "self.md", in: root)
      #expect(problems(root) == ["content/loop file.link-loop", "content/self.md file.unreadable"])
    }
  }

  /// Each link leads to all folders: to follow every way through them would take 10! steps.
  @Test func foldersThatLinkToEachOtherAreReadOnce() throws {
    try withCatalog { root in
      for name in 0..<10 {
        let folder = root.appendingPathComponent("content/f\(name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("---\ntitle: T\nsummary: S\n---\n".utf8)
          .write(to: folder.appendingPathComponent("p.md"))
        for other in 0..<10 {
          try link("content/f\(name)/to\(other)", to: "../f\(other)", in: root)
        }
      }
      let (catalog, problems) = Catalog.load(root: root)
      #expect(catalog?.pages.count == 11)
      #expect(problems.count { $0.code == "file.linked-twice" } == 90)
      #expect(problems.count { $0.code == "file.link-loop" } == 10)
    }
  }

  @Test func aFolderOutsideOfContentIsReadByTheFirstLinkToIt() throws {
    try withCatalog { root in
      let folder = root.appendingPathComponent("shared")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("---\ntitle: T\nsummary: S\n---\n".utf8)
        .write(to: folder.appendingPathComponent("p.md"))
      try link("content/b", to: "../shared", in: root)
      try link("content/a", to: "../shared", in: root)
      #expect(Catalog.load(root: root).0?.pages.map(\.path).contains("content/a/p.md") == true)
      #expect(problems(root) == ["content/b file.linked-twice"])
    }
  }

  @Test(arguments: ["content/x.md", "catalog.yml"])
  func whatNeverEndsIsNotRead(path: String) throws {
    try withCatalog { root in
      try? FileManager.default.removeItem(at: root.appendingPathComponent(path))
      #expect(mkfifo(root.path + "/" + path, 0o600) == 0)
      #expect(problems(root) == ["\(path) file.not-a-file"])
    }
  }

  @Test func settingsMayBeAnythingButAreToldOf() throws {
    try withCatalog { root in
      let settings = root.appendingPathComponent("catalog.yml")
      try FileManager.default.removeItem(at: settings)
      #expect(problems(root) == ["catalog.yml file.unreadable"])
      try link("catalog.yml", to: "/dev/zero", in: root)
      #expect(problems(root) == ["catalog.yml file.outside-catalog"])
      try FileManager.default.removeItem(at: settings)
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: false)
      #expect(problems(root) == ["catalog.yml file.not-a-file"])
      try FileManager.default.removeItem(at: settings)
      for (text, code) in [("", "missing-title"), ("- a", "wrong-type"), ("\0", "missing-title")] {
        try Data(text.utf8).write(to: settings)
        #expect(problems(root).contains("catalog.yml catalog.\(code)"), "\(text)")
      }
    }
  }

  @Test func aNameThatIsNoTextIsReported() throws {
    try withCatalog { root in
      for name in ["a\nb.md", "c\t.png"] {
        try Data().write(to: root.appendingPathComponent("content/" + name))
      }
      let raw: [CChar] = Array((root.path + "/content/").utf8CString.dropLast()) + [-1, 0]
      close(open(raw, O_CREAT | O_WRONLY, 0o600))
      #expect(
        problems(root) == [
          "content/a\nb.md file.name", "content/c\t.png file.name", "content/\u{FFFD} file.name",
        ])
    }
  }

  /// The two names look the same, and are one on some disks.
  @Test func namesThatUnicodeTakesForTheSameAreDuplicates() throws {
    try withCatalog { root in
      let page = Data("---\ntitle: T\nsummary: S\n---\n".utf8)
      try page.write(to: root.appendingPathComponent("content/caf\u{E9}.md"))
      let before = Catalog.load(root: root).0?.outline.problems() ?? []
      #expect(!before.contains { $0.code == "page.duplicate-slug" })
      let descriptor = open(root.path + "/content/cafe\u{301}.md", O_CREAT | O_WRONLY, 0o600)
      close(descriptor)
      let found = Catalog.load(root: root).0?.outline.problems() ?? []
      #expect(found.contains { $0.code == "page.duplicate-slug" }, "\(found)")
    }
  }

  @Test func foldersAreReadToADepth() throws {
    try withCatalog { root in
      let path = "content" + String(repeating: "/a", count: 33)
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(path), withIntermediateDirectories: true)
      #expect(problems(root) == ["\(path) file.too-deep"])
    }
  }

  @Test func aLinkOutOfTheCatalogIsReported() throws {
    try withCatalog { root in
      try withTemporaryFolder { outside in
        try "x".write(
          to: outside.appendingPathComponent("x.md"), atomically: false, encoding: .utf8)
        try link("content/out", to: outside.path, in: root)
        try link("content/x.md", to: outside.path + "/x.md", in: root)
        #expect(
          problems(root) == [
            "content/out file.outside-catalog", "content/x.md file.outside-catalog",
          ])
      }
    }
  }

  @Test func aLinkInsideTheCatalogIsFollowed() throws {
    try withCatalog { root in
      try link("content/b.md", to: "good.md", in: root)
      #expect(Catalog.load(root: root).0?.pages.map(\.slug) == ["b", "good"])
      #expect(problems(root) == [])
    }
  }

  @Test func whatIsNoFileIsNotRead() throws {
    try withCatalog { root in
      #expect(mkfifo(root.path + "/content/pipe.md", 0o600) == 0)
      try link("content/gone.md", to: "nowhere.md", in: root)
      #expect(
        problems(root) == ["content/gone.md file.unreadable", "content/pipe.md file.not-a-file"])
    }
  }

  @Test func aFileLargerThanAnyTextIsNotRead() throws {
    try withCatalog { root in
      let path = root.path + "/content/huge.md"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      #expect(truncate(path, 1 << 40) == 0)
      #expect(problems(root) == ["content/huge.md file.too-large"])
    }
  }

  @Test func settingsAreShort() throws {
    try withCatalog { root in
      #expect(truncate(root.path + "/catalog.yml", 2 << 20) == 0)
      #expect(problems(root) == ["catalog.yml file.too-large"])
    }
  }

  /// Pages put together from the pieces that front matter and text are made of.
  @Test func whateverBytesAPageHasItIsAPage() throws {
    var random = SeededRandom(seed: 1)
    try withCatalog { root in
      for number in 0..<500 {
        let bytes = (0..<Int.random(in: 0...30, using: &random)).flatMap { _ in
          Array((pieces.randomElement(using: &random) ?? "").utf8)
            + (Bool.random(using: &random) ? [] : [UInt8.random(in: 0...255, using: &random)])
        }
        let start = number % 2 == 0 ? Array("---\n".utf8) : []
        try Data(start + bytes).write(to: root.appendingPathComponent("content/p\(number).md"))
      }
      let (catalog, problems) = Catalog.load(root: root)
      #expect(catalog?.pages.count == 501)
      #expect(problems.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
      #expect(problems == problems.sorted())
    }
  }

  private let pieces = [
    "---\n", "title: ", "a", "é", "\n", "\r", "\n\n", "- ", "? ", ": ", "[", "]", "{", "}", ", ",
    "&a ",
    "*a", "!!t ", "|\n  ", ">-\n ", "'", "\"", "\\", "#", "%YAML 1.2\n", "@", "`", "```\n", "\t",
    "  ",
    "...\n", "summary", "tags: ", "| a |\n|-|\n", "\u{2028}", "\u{85}", "\u{FEFF}", "\u{7}",
  ]

  @Test func hiddenFilesAreNoPages() throws {
    try withCatalog { root in
      try "x".write(
        to: root.appendingPathComponent("content/.#a.md"), atomically: false, encoding: .utf8)
      #expect(Catalog.load(root: root).0?.pages.map(\.slug) == ["good"])
    }
  }
}

private func problems(_ root: URL) -> [String] {
  Catalog.load(root: root).1.map { "\($0.location.file) \($0.code)" }
}

private func link(_ path: String, to target: String, in root: URL) throws {
  try FileManager.default.createSymbolicLink(
    atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
}

/// A catalog with one good page.
private func withCatalog(_ body: (URL) throws -> Void) throws {
  let archive = TextArchive(
    "-- catalog.yml --\ntitle: T\n-- content/good.md --\n---\ntitle: G\nsummary: s\n---\n")
  try withTemporaryFolder { root in
    try archive.write(to: root)
    try body(root)
  }
}
