import Diagnostics
import Foundation

extension Catalog {
  /// Reads the catalog in a folder: `catalog.yml`, and everything below `content`.
  ///
  /// - Returns: no catalog only where the folder has no `catalog.yml`. The diagnostics are sorted.
  package static func load(root: URL) -> (Catalog?, [Diagnostic]) {
    var loader = Loader(root: root)
    let catalog = loader.catalog()
    return (catalog, loader.diagnostics.sorted())
  }
}

private struct Loader {
  let root: URL
  private(set) var diagnostics: [Diagnostic] = []

  init(root: URL) { self.root = root }

  mutating func catalog() -> Catalog? {
    guard let source = read("catalog.yml") else { return nil }
    let configuration = keep(Configuration.read(source))
    let folder = ContentFolder(root: root)
    diagnostics += folder.diagnostics
    let pages = folder.pages.compactMap { page($0) }
    diagnostics += namingProblems(of: pages)
    return Catalog(
      root: root, configuration: configuration, pages: Section(of: pages).allPages,
      support: folder.support.compactMap { supportFile($0) }, assets: folder.assets)
  }

  private mutating func page(_ path: String) -> Page? {
    read(path).map { keep(Page.read($0)) }
  }

  private mutating func supportFile(_ path: String) -> SupportFile? {
    guard let source = read(path) else { return nil }
    let lines = source.lines.enumerated().map { index, range in
      SourceText.Line(
        String(decoding: source.bytes[range], as: UTF8.self),
        origin: SourceLocation(file: path, line: index + 1))
    }
    return SupportFile(path: path, text: SourceText(lines: lines))
  }

  private mutating func read(_ path: String) -> SourceFile? {
    do {
      let data = try Data(contentsOf: root.appendingPathComponent(path))
      return keep(SourceFile.decode([UInt8](data), path: path))
    } catch {
      let place = SourceLocation(file: path)
      diagnostics.append(
        Diagnostic(.error, "file.unreadable", at: place, "no such file, or it cannot be read"))
      return nil
    }
  }

  private mutating func keep<Value>(_ result: (value: Value, problems: [Diagnostic])) -> Value {
    diagnostics += result.problems
    return result.value
  }
}
