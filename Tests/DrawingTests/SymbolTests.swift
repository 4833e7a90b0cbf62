import CoreGraphics
import Foundation
import Testing

@testable import Drawing

/// The symbols of the repository's table, with the icons of Debian's package.
private let library: SymbolLibrary = {
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let icons = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg")
  return SymbolLibrary(folders: [root.appendingPathComponent("share"), icons])
}()

struct SymbolTests {
  @Test func aSymbolHasTheIconThatIsNearest() {
    #expect(library.recipe(for: "trash") == SymbolRecipe(.icon("trash3")))
    #expect(library.recipe(for: "folder.circle") == SymbolRecipe(.icon("folder"), .circle))
    #expect(library.recipe(for: "b.square.fill") == SymbolRecipe(.letters("B"), .filledSquare))
    #expect(library.recipe(for: "capsule") == SymbolRecipe(.shape("capsule")))
    #expect(library.recipe(for: "figure.golf") == SymbolRecipe(.icon("person"), .near))
  }

  @Test func theFirstAndTheLastOfTheTableAreFound() {
    #expect(library.recipe(for: "0.circle") != nil)
    #expect(library.recipe(for: "zzz") != nil)
  }

  @Test(arguments: ["", "hart", "heart.", "heart.fil", "~", "heart\t"])
  func whatIsInNoTableHasNoRecipe(name: String) {
    #expect(library.recipe(for: name) == nil)
    #expect(library.drawing(of: name) == nil)
  }

  @Test func aRoundSymbolIsAsWideAsItsFontIsLarge() throws {
    let bounds = try #require(library.drawing(of: "clock")).bounds
    #expect(abs(bounds.width - 1) < 1e-3 && abs(bounds.height - 1) < 1e-3)
    #expect(abs(bounds.midX) < 1e-3 && abs(bounds.midY) < 1e-3)
  }

  @Test func aChevronIsHigherThanWide() throws {
    let bounds = try #require(library.drawing(of: "chevron.right")).bounds
    #expect(bounds.height > 1.5 * bounds.width)
  }

  @Test func whatIsInsideOfADiskIsCutOut() throws {
    let disk = try #require(library.drawing(of: "star.circle.fill"))
    #expect(disk.parts.count == 1 && disk.parts[0].isEvenOdd)
    #expect(!disk.parts[0].outline.contains(.zero, evenOdd: true))
    #expect(disk.parts[0].outline.contains(CGPoint(x: 0, y: 0.45), evenOdd: true))
  }

  @Test func aRingIsHollow() throws {
    let ring = try #require(library.drawing(of: "folder.circle")).parts[0]
    #expect(ring.outline.contains(CGPoint(x: 0.48, y: 0), evenOdd: true))
    #expect(!ring.outline.contains(CGPoint(x: 0.4, y: 0), evenOdd: true))
  }

  @Test func withoutATableNothingIsKnown() {
    let empty = SymbolLibrary(folders: [URL(fileURLWithPath: "/nowhere")])
    #expect(empty.isEmpty && empty.drawing(of: "heart") == nil)
  }

  @Test func everyIconOfTheTableIsRead() throws {
    let text = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../share/sf-symbols.tsv"), encoding: .utf8)
    let names = text.split(separator: "\n").dropFirst().dropLast().compactMap { row -> String? in
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      return columns[1].isEmpty || columns[1].hasPrefix("\"") ? nil : String(columns[0])
    }
    #expect(names.count > 3000)
    for name in names {
      let bounds = library.drawing(of: name)?.bounds ?? .zero
      #expect(bounds.width > 0.1 || bounds.height > 0.1, "\(name)")
      #expect(bounds.width < 1.5 && bounds.height < 1.5, "\(name)")
    }
  }
}
