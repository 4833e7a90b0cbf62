import Content
import Snippets
import Testing

@testable import SymbolLookup

@Suite struct SymbolIndexTests {
  @Test func aMentionGivesASymbolAndTheTypeThatItIsInAPage() {
    let index = index([page("See ``View/padding``.")])
    #expect(index.entries.map(\.symbol.path) == ["View", "View/padding(_:)"])
    #expect(index.entries[0].uses == [])
    #expect(index.entries[1].uses == [.init(page: "content/page.md", blocks: [])])
    #expect(index.links["content/page.md"]?["View/padding"]?.path == "View/padding(_:)")
  }

  @Test func aNameInCodeGivesItsSymbolAPage() {
    let page = page(swift("Text(x)"))
    let place = Place(file: "content/page.md", line: 2, column: 1)
    let index = index(
      [page], [reference("text", place, in: page), reference("init", place, in: page)])
    // The initializer is in no table, and so has no page.
    #expect(index.entries.map(\.symbol.path) == ["Text"])
    #expect(
      index.entries[0].uses == [.init(page: "content/page.md", blocks: [page.snippets[0].id])])
    #expect(index.names["content/page.md"]?[2] == [.init(column: 1, slug: "text")])
    #expect(index.entries[0].declared.map(\.declaration) == ["struct Text"])
  }

  @Test func hiddenBlocksUseNothing() {
    let page = page("```swift hidden\nText(x)\n```\n")
    let place = Place(file: "content/page.md", line: 2, column: 1)
    #expect(index([page], [reference("text", place, in: page)]).entries.isEmpty)
  }

  @Test func supportFilesThatAreMentionedHaveAPage() {
    let file = support("struct Spinner {}")
    let index = SymbolIndex(
      [page("``Spinner`` ``Spinner``")], support: [file], table: table, declared: [],
      references: [])
    #expect(index.entries.isEmpty)
    #expect(index.support.map(\.slug) == ["_support/file.swift"])
    #expect(index.support[0].uses.map(\.page) == ["content/page.md"])
  }

  private func index(
    _ pages: [PageSnippets], _ references: [SymbolReference] = []
  ) -> SymbolIndex {
    let declared = [
      ModuleSymbol(usr: "text", path: "Text", kind: .structure, declaration: "struct Text"),
      ModuleSymbol(usr: "init", path: "Text/init(_:)", kind: .initializer, declaration: "init()"),
    ]
    return SymbolIndex(
      pages, support: [], table: table, declared: declared, references: references)
  }

  private func reference(
    _ usr: String, _ place: Place, in page: PageSnippets
  ) -> SymbolReference {
    SymbolReference(snippet: page.snippets[0].id, location: place, usr: usr)
  }
}

@Suite struct SymbolSlugTests {
  @Test(arguments: [
    ("Axis/Set", "axis/set"), ("View/padding(_:)", "view/padding-_"),
    ("View/overlay(alignment:content:)", "view/overlay-alignment-content"),
    ("Text/+(_:_:)", "text/plus-_-_"), ("Preview", "preview"),
    ("Preview(_:body:)", "preview-_-body"),
  ])
  func aPathBecomesAnAddress(_ path: String, _ slug: String) {
    var slugs = SymbolSlugs(table)
    #expect(table.symbols(at: path).map { slugs.slug(of: $0) } == [slug])
  }

  @Test func namesakesAreToldApartByTheirKind() {
    var slugs = SymbolSlugs(table)
    #expect(
      table.symbols(at: "ShapeStyle/secondary").map { slugs.slug(of: $0) }
        == ["shapestyle/secondary-property", "shapestyle/secondary-type.property"])
  }

  @Test func everySymbolHasAnAddressOfItsOwn() throws {
    let table = try SymbolTable.bundled()
    var slugs = SymbolSlugs(table)
    let all = table.all.map { slugs.slug(of: $0) }
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.utf8.allSatisfy(isPartOfAddress) })
  }

  private func isPartOfAddress(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "-") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }
}
