import Check
import Content
import Foundation
import SymbolLookup

extension CatalogFolder {
  /// What the catalog's pages have in common, and what any of them may come out differently for.
  var surroundings: [String] {
    get throws {
      try [jsonText(configuration)] + support.flatMap { [$0.path, $0.text.string] }
    }
  }
}

/// The tool itself, and the table that it comes with: another one may say other things of a page.
func toolSurroundings(remembering cache: Cache) -> [String] {
  // By its own name: through the link, it would seem to be another one in every process.
  let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let files = [tool] + (SymbolTable.bundledFile.map { [$0] } ?? [])
  return [fingerprint(of: files, remembering: cache)]
}
