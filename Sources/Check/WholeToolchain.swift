import Foundation
import SymbolLookup

extension Toolchain {
  /// - Throws: where a part is missing that every check needs, or is another compiler's.
  func whole() throws -> Toolchain {
    let parts = Self.snippetModules.map { modules.appendingPathComponent($0 + ".swiftmodule") }
    for part in parts + [macros] where !FileManager.default.fileExists(atPath: part.path) {
      throw MissingPart(what: part.lastPathComponent, place: part.path)
    }
    let table = SymbolTable.bundledFile ?? SymbolTable.places.first
    try checkTable(table ?? modules, what: "the table of symbols")
    for part in parts {
      guard let builder = compiler(of: part), builder != version else { continue }
      throw BrokenToolchain(
        "'\(part.path)' is not for the compiler in use",
        words: "built by: \(builder)\nin use: \(version)")
    }
    return self
  }

  /// What the compiler that has built a module calls itself; `nil` where the module does not say so
  /// where others do.
  private func compiler(of module: URL) -> String? {
    guard let file = try? FileHandle(forReadingFrom: module),
      let head = try? file.read(upToCount: 1 << 16),
      let name = head.range(of: Data("Swift version ".utf8)),
      let end = head[name.lowerBound...].firstIndex(of: 0)
    else { return nil }
    return String(decoding: head[name.lowerBound..<end], as: UTF8.self)
  }
}
