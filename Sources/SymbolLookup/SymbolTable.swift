import Foundation
import Tables

/// The symbols of Apple's frameworks: a text with a row for each, sorted by path.
package struct SymbolTable: Sendable {
  private let rows: SortedLines

  package init(_ bytes: [UInt8]) {
    rows = SortedLines(bytes)
  }

  /// - Throws: where there is no such file.
  package init(contentsOf file: URL) throws {
    self.init([UInt8](try Data(contentsOf: file)))
  }

  /// The symbols with exactly this path, which are of different kinds.
  package func symbols(at path: String) -> [Symbol] {
    symbols(startingWith: path + "\t")
  }

  /// The functions and the like with this path, whatever their labels.
  package func callables(named path: String) -> [Symbol] {
    symbols(startingWith: path + "(")
  }

  /// What stands in a type, and in the types in it.
  package func members(of path: String) -> [Symbol] {
    symbols(startingWith: path + "/")
  }

  /// All of them, in the order of their paths.
  package var all: [Symbol] {
    symbols(startingWith: "")
  }

  /// The symbols with versions that are wanted, and those whose overloads differ in theirs.
  ///
  /// - Parameter areWanted: is given the first version that has a symbol, and that since which it is
  ///   not to be used any more, as they are in the table; no two twice.
  func symbols(where areWanted: (_ ios: String, _ deprecated: String) -> Bool) -> [Symbol] {
    var judged: [ArraySlice<UInt8>: Bool] = [:]
    let rows = rows.lines { row in
      let fields = row.split(separator: tab, omittingEmptySubsequences: false)
      guard fields.count > 3 else { return false }
      if fields.count > 8 { return true }
      let deprecated = fields.count > 4 ? fields[4] : []
      let versions = row[fields[3].startIndex..<max(fields[3].endIndex, deprecated.endIndex)]
      if let known = judged[versions] { return known }
      let isWanted = areWanted(
        String(decoding: fields[3], as: UTF8.self), String(decoding: deprecated, as: UTF8.self))
      judged[versions] = isWanted
      return isWanted
    }
    return rows.compactMap(Symbol.init)
  }

  private func symbols(startingWith prefix: String) -> [Symbol] {
    rows.lines(startingWith: prefix).compactMap(Symbol.init)
  }
}

private let tab = UInt8(ascii: "\t")
