import Foundation

extension SymbolTable {
  /// The table that comes with the tool.
  package static func bundled() throws -> SymbolTable {
    guard let file = bundledFile else { throw MissingTable(places: places.map(\.path)) }
    return try SymbolTable(contentsOf: file)
  }

  /// `nil` where it is not where it belongs.
  package static var bundledFile: URL? {
    places.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Where it may be, the installed one first.
  package static var places: [URL] {
    // <prefix>/bin/catalog, or <package>/.build/<triple>/<configuration>/catalog.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folders = sequence(first: program) { $0.deletingLastPathComponent() }.prefix(5)
    return
      folders.dropFirst(2).prefix(1).map { $0.appendingPathComponent("share/catalog/symbols.tsv") }
      + folders.dropFirst(4).map { $0.appendingPathComponent("share/symbols.tsv") }
  }
}

private struct MissingTable: Error, CustomStringConvertible {
  var places: [String]

  var description: String {
    "cannot find the table of symbols at \(places.joined(separator: " or "))\ninstall catalog again"
  }
}
