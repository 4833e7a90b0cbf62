import Diagnostics
import Foundation

/// The lines of the catalog's files, read when they are asked for.
struct SourceLines {
  let root: URL
  private var files: [String: SourceFile?] = [:]

  init(root: URL) {
    self.root = root
  }

  /// The line of a place, without its break; `nil` where there is none.
  mutating func line(at place: SourceLocation) -> String? {
    guard let source = file(place.file), source.lines.indices.contains(place.line - 1) else {
      return nil
    }
    return String(decoding: source.bytes[source.lines[place.line - 1]], as: UTF8.self)
  }

  /// The column in characters of Unicode, from 1, where places count bytes.
  mutating func characterColumn(of place: SourceLocation) -> Int {
    guard let line = line(at: place) else { return place.column }
    let before = line.utf8.prefix(max(0, place.column - 1))
    return String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
  }

  private mutating func file(_ path: String) -> SourceFile? {
    if let known = files[path] { return known }
    let data = try? Data(contentsOf: root.appendingPathComponent(path))
    let source = data.map { SourceFile.decode([UInt8]($0), path: path).0 }
    files[path] = .some(source)
    return source
  }
}
