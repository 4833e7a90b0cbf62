import Foundation

/// Makes sure that a table which comes with the tool is there to its last row, which says so.
///
/// A part of it would do its work as well, only that it knows less.
///
/// - Throws: where the file is missing, or a part of it.
package func checkTable(_ file: URL, what: String) throws {
  guard let handle = try? FileHandle(forReadingFrom: file) else {
    throw MissingPart(what: what, place: file.path)
  }
  let size = (try? handle.seekToEnd()) ?? 0
  try? handle.seek(toOffset: size - min(size, UInt64(lastRow.count)))
  guard (try? handle.readToEnd()) == lastRow else {
    throw MissingPart(what: "the end of \(what)", place: file.path)
  }
}

/// It sorts behind all others.
private let lastRow = Data("~~~ end\n".utf8)
