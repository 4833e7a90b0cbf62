import Foundation
import Tables

/// Which symbols there are and what is drawn for them: a text with a row for each, sorted by name.
struct SymbolRecipes: Sendable {
  static let fileName = "sf-symbols.tsv"

  private let rows: SortedLines

  init(_ bytes: [UInt8]) {
    rows = SortedLines(bytes)
  }

  /// `nil` where the folder has no table.
  init?(contentsOf folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.fileName)) else {
      return nil
    }
    self.init([UInt8](data))
  }

  var isEmpty: Bool { rows.isEmpty }

  subscript(name: String) -> SymbolRecipe? {
    guard let row = rows.lines(startingWith: name + "\t").first else { return nil }
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
    return columns.count > 2 ? SymbolRecipe(drawn: columns[1], how: columns[2]) : nil
  }
}
