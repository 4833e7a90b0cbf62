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

  private func symbols(startingWith prefix: String) -> [Symbol] {
    rows.lines(startingWith: prefix).compactMap(Symbol.init)
  }
}
