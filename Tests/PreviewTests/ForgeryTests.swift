import Check
import Foundation
import PreviewExchange
import TestSupport
import Testing

@testable import Preview

/// Programs can write what they like into their folder; the tool must not believe it.
@Suite struct ForgeryTests {
  private static func drawing(svg: String = "<svg/>", textSize: String = "large") -> JournalEntry {
    let drawing = DrawResult.Drawing(
      variant: Variant(textSize: textSize), size: [1, 1], svg: svg, elements: [], notDrawn: [])
    return .drawn(index: 0, preview: .init(name: nil, line: 1, drawings: [drawing]))
  }

  private static func started(_ index: Int, line: Int = 1) -> JournalEntry {
    .started(index: index, name: nil, line: line)
  }

  @Test func aJournalInOrderIsBelieved() throws {
    let run = try run([Self.started(0), Self.drawing(), .finished])
    #expect(run.drawn.count == 1)
    #expect(run.failure == nil)
  }

  @Test(arguments: [
    [started(-1)], [started(.max)], [started(3)], [started(0, line: .min)],
    [drawing()], [started(0), started(1)],
    [started(0), drawing(svg: "<svg><script>alert(1)</script></svg>"), .finished],
    [started(0), drawing(textSize: "../../../x"), .finished],
  ])
  func whatTheToolsLibraryWouldNotWriteIsNotBelieved(entries: [JournalEntry]) throws {
    let run = try run(entries)
    #expect(run.drawn.isEmpty)
    #expect((run.failure?.preview?.index ?? 0) == 0)
    #expect(run.failure != nil)
  }

  @Test func linksAndPipesInThePlaceOfTheJournalAreNotRead() throws {
    try withTemporaryFolder { folder in
      let journal = folder.appendingPathComponent(Exchange.journal)
      try FileManager.default.createSymbolicLink(
        atPath: journal.path, withDestinationPath: "/dev/zero")
      #expect(
        ProgramRun(.exited(0), in: folder, of: DrawRequest(variants: [], fontFolders: [])).failure
          != nil)
      try FileManager.default.removeItem(at: journal)
      #expect(mkfifo(journal.path, 0o600) == 0)
      #expect(
        ProgramRun(.exited(0), in: folder, of: DrawRequest(variants: [], fontFolders: [])).failure
          != nil)
    }
  }

  @Test(arguments: [
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\">\n<path d=\"M0 0\" fill=\"url(#a)\"/>\n</svg>\n",
    "<svg><defs>\n<path id=\"b\"/>\n</defs>\n<use href=\"#b\" x=\"1.5\"/></svg>",
  ])
  func shapesArePlainDrawings(svg: String) {
    #expect(isPlainDrawing(svg))
  }

  @Test(arguments: [
    "<script>", "<svg onload=\"x\"/>", "<use href=\"http://x\"/>", "<use href=\"//x\"/>",
    "<path fill=\"url(//x)\"/>", "<path fill=\"red url(//x)\"/>", "<a/>", "<image/>", "text",
    "<svg style=\"x\"/>", "<svg xmlns=\"http://www.w3.org/1999/xhtml\"/>", "<!DOCTYPE x>", "<?x?>",
    "<svg a='\"' onload='x\"'/>", "<path d=\"&#x6a;\"/>", "<svg", "<svg x:href=\"#\"/>",
    "<path d=x/>",
    "<g\tonload=\"x\"/>", "<set attributeName=\"x\"/>", "<foreignObject>", "<g\"x\"/>",
  ])
  func anythingElseIsNot(svg: String) {
    #expect(!isPlainDrawing(svg))
  }

  private func run(_ entries: [JournalEntry]) throws -> ProgramRun {
    try withTemporaryFolder { folder in
      let journal = try entries.map { try $0.line() }.reduce(Data(), +)
      try journal.write(to: folder.appendingPathComponent(Exchange.journal))
      return ProgramRun(.exited(0), in: folder, of: DrawRequest(variants: [], fontFolders: []))
    }
  }
}
