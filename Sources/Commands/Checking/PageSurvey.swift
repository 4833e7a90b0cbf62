import Content
import Diagnostics
import Snippets
import SymbolLookup

/// What a page's text tells without a look at its code: whatever the rest of the catalog, and a
/// report, have to know of it.
struct PageSurvey: Codable, Sendable {
  /// A `swift` fence.
  struct Block: Codable, Sendable {
    var id: String?
    /// What a report calls it.
    var name: String
    /// Where its info string starts.
    var location: SourceLocation
    var lastLine: Int
    /// The reason why it is not compiled.
    var ignore: String?
  }

  var outline: PageOutline
  var blocks: [Block]
  /// The names that its blocks look as if they declared.
  var declaredNames: [String]
  /// The other pages whose blocks its own are compiled with.
  var namedPages: [String]
  /// What is wrong with the text.
  var problems: [Diagnostic]
}

extension PageSurvey {
  init(_ page: Page, problems: [Diagnostic]) {
    let blocks = Snippets.blocks(of: page)
    self.init(
      outline: page.outline, blocks: blocks.map(Block.init),
      declaredNames: SymbolLookup.declaredNames(in: blocks), namedPages: pagesNamed(by: blocks),
      problems: problems)
  }

  var path: String { outline.path }

  var compiledBlocks: Int { blocks.count { $0.ignore == nil } }
}

extension PageSurvey.Block {
  fileprivate init(_ snippet: Snippet) {
    let attributes = snippet.attributes
    self.init(
      id: attributes.id, name: attributes.id ?? attributes.title ?? "block \(snippet.id.index + 1)",
      location: snippet.location,
      lastLine: max(snippet.location.line, snippet.text.lines.last?.origin?.line ?? 0),
      ignore: attributes.ignore)
  }
}
