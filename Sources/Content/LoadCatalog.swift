import Diagnostics
import Foundation

extension Catalog {
  /// Reads the catalog in a folder: `catalog.yml`, and everything below `content`.
  ///
  /// - Returns: no catalog only where the folder has no `catalog.yml`. The diagnostics are sorted.
  package static func load(root: URL) -> (Catalog?, [Diagnostic]) {
    let (settings, problems) = read("catalog.yml", in: root)
    guard let settings else { return (nil, problems) }
    let (configuration, mistakes) = Configuration.read(settings)
    let folder = ContentFolder(root: root)
    let pages = readAll(folder.pages, in: root) { Page.read($0) }
    let support = readAll(folder.support, in: root) { (SupportFile($0), []) }
    let readable = pages.compactMap(\.value)
    let catalog = Catalog(
      root: root, configuration: configuration, pages: Section(of: readable).allPages,
      support: support.compactMap(\.value), assets: folder.assets)
    let all =
      problems + mistakes + folder.diagnostics + pages.flatMap(\.problems)
      + support.flatMap(\.problems) + namingProblems(of: readable)
    return (catalog, all.sorted())
  }
}

/// Something that was read, if it could be, and what is wrong with it.
private typealias Read<Value> = (value: Value?, problems: [Diagnostic])

private func readAll<Value: Sendable>(
  _ paths: [String], in root: URL, _ convert: @Sendable (SourceFile) -> (Value, [Diagnostic])
) -> [Read<Value>] {
  concurrentMap(paths) { path in
    let (source, problems) = read(path, in: root)
    guard let source else { return (nil, problems) }
    let (value, mistakes) = convert(source)
    return (value, problems + mistakes)
  }
}

private func read(_ path: String, in root: URL) -> Read<SourceFile> {
  let url = root.appendingPathComponent(path)
  let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
  if let size = attributes?[.size] as? Int, size > sizeLimit {
    return problem("file.too-large", "larger than \(sizeLimit >> 20) MB; is it a text?", path)
  }
  guard let data = try? Data(contentsOf: url) else {
    return problem("file.unreadable", "no such file, or it cannot be read", path)
  }
  return SourceFile.decode([UInt8](data), path: path)
}

/// In bytes: far more than anybody reads, and far less than libcmark's 2 GB.
private let sizeLimit = 64 << 20

private func problem(_ code: String, _ message: String, _ path: String) -> Read<SourceFile> {
  (nil, [Diagnostic(.error, code, at: SourceLocation(file: path), message)])
}

extension SupportFile {
  fileprivate init(_ source: SourceFile) {
    let lines = source.lines.enumerated().map { index, range in
      SourceText.Line(
        String(decoding: source.bytes[range], as: UTF8.self),
        origin: SourceLocation(file: source.path, line: index + 1))
    }
    self.init(path: source.path, text: SourceText(lines: lines))
  }
}
