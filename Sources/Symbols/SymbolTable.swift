import Foundation

/// The symbols of Apple's frameworks: a text with a row for each, sorted by path.
///
/// Rows are found by bisection and read when they are asked for, so that a table costs nothing but
/// reading its file.
package struct SymbolTable: Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// - Throws: where there is no such file.
  package init(contentsOf file: URL) throws {
    self.init([UInt8](try Data(contentsOf: file)))
  }

  /// The symbols with exactly this path, which are of different kinds.
  package func symbols(at path: String) -> [Symbol] {
    rows(startingWith: path + "\t").compactMap(Symbol.init)
  }

  /// The functions and the like with this path, whatever their labels.
  package func callables(named path: String) -> [Symbol] {
    rows(startingWith: path + "(").compactMap(Symbol.init)
  }

  /// What stands in a type, and in the types in it.
  package func members(of path: String) -> [Symbol] {
    rows(startingWith: path + "/").compactMap(Symbol.init)
  }

  /// All of them, in the order of their paths.
  package var all: [Symbol] {
    rows(startingWith: "").compactMap(Symbol.init)
  }
}

extension SymbolTable {
  private func rows(startingWith prefix: String) -> [Substring] {
    let prefix = Array(prefix.utf8)
    var rows: [Substring] = []
    var start = firstRow(notBefore: prefix)
    while start < bytes.count, bytes[start...].starts(with: prefix) {
      let end = endOfRow(at: start)
      rows.append(Substring(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return rows
  }

  private func firstRow(notBefore key: [UInt8]) -> Int {
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high) / 2
      let start = bytes[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
      let end = endOfRow(at: start)
      if bytes[start..<end].lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
    }
    return min(low, bytes.count)
  }

  private func endOfRow(at start: Int) -> Int {
    bytes[start...].firstIndex(of: newline) ?? bytes.count
  }
}

private let newline = UInt8(ascii: "\n")
