import Foundation
import TestSupport
import Testing

@Suite struct TestSupportTests {
  @Test func sameTextsHaveNoDifference() {
    #expect(firstDifference("a\nb\n", from: "a\nb\n") == nil)
  }

  @Test func aDifferenceIsShownWithWhatStandsBeforeIt() {
    #expect(firstDifference("a\nx", from: "a\nb") == "line 2:\n  a⏎\n- b⏎\n+ x⏎")
  }

  @Test func aMissingLineBreakAtTheEndIsADifference() {
    #expect(firstDifference("a", from: "a\n") != nil)
  }

  @Test func anArchiveHoldsAFilePerHeading() {
    let archive = TextArchive("why\n-- a/b.md --\none\n\ntwo\n-- c --\n")
    #expect(archive.comment == "why\n")
    #expect(archive.files.map(\.path) == ["a/b.md", "c"])
    #expect(archive.files.map(\.text) == ["one\n\ntwo\n", ""])
  }

  @Test func aFolderWithoutCasesGivesACaseThatCannotBeRead() {
    let cases = TestCase.all("nothing-has-this")
    #expect(cases.count == 1)
    #expect(throws: (any Error).self) { try cases[0].text }
  }

  @Test func aTemporaryFolderIsGoneAfterwards() throws {
    let folder = try withTemporaryFolder { folder in
      try TextArchive("-- a/b --\nx\n").write(to: folder)
      #expect(FileManager.default.fileExists(atPath: folder.path + "/a/b"))
      return folder
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
