import Foundation

/// Which symbols there are and what is drawn for them: a text with a row for each, sorted by name.
///
/// Rows are found by bisection, so that a program pays for nothing but reading the file.
struct SymbolTable: Sendable {
  static let fileName = "sf-symbols.tsv"

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// `nil` where the folder has no table.
  init?(contentsOf folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.fileName)) else {
      return nil
    }
    self.init([UInt8](data))
  }

  var isEmpty: Bool { bytes.isEmpty }

  func recipe(for name: String) -> SymbolRecipe? {
    let key = Array(name.utf8) + [Self.tab]
    guard let row = row(startingWith: key) else { return nil }
    let columns = String(decoding: row, as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
    return columns.count > 2 ? SymbolRecipe(drawn: columns[1], how: columns[2]) : nil
  }

  private func row(startingWith key: [UInt8]) -> ArraySlice<UInt8>? {
    var (low, high) = (0, bytes.count)
    while low < high {
      let row = self.row(around: (low + high) / 2)
      if bytes[row].starts(with: key) { return bytes[row] }
      if bytes[row].lexicographicallyPrecedes(key) {
        low = row.upperBound + 1
      } else {
        high = row.lowerBound
      }
    }
    return nil
  }

  private func row(around place: Int) -> Range<Int> {
    let start = bytes[..<place].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    return start..<(bytes[place...].firstIndex(of: Self.newline) ?? bytes.count)
  }

  private static let tab = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")
}
