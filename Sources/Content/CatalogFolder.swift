import Diagnostics
import Foundation

/// A catalog's folder: what all pages share is read, the pages are found and wait to be read.
package struct CatalogFolder: Sendable {
  package var root: URL
  package var configuration: Configuration
  /// The pages' files, as in `content/refactors/round-button.md`, sorted.
  package var pages: [String]
  /// The Swift files of `content/_support`, sorted by path.
  package var support: [SupportFile]
  /// The other files of `content`, sorted.
  package var assets: [String]
}

extension CatalogFolder {
  /// Reads `catalog.yml` and `content/_support`, and finds everything else below `content`.
  ///
  /// - Returns: `nil` only where the folder has no `catalog.yml`.
  package static func open(_ root: URL) -> (CatalogFolder?, [Diagnostic]) {
    let (settings, problems) = readSource("catalog.yml", in: root, limit: settingsLimit)
    guard let settings else { return (nil, problems) }
    let (configuration, mistakes) = Configuration.read(settings)
    let files = ContentFolder(root: root)
    let support = files.support.map { readText($0, in: root) }
    let folder = CatalogFolder(
      root: root, configuration: configuration, pages: files.pages,
      support: support.compactMap(\.value).map(SupportFile.init), assets: files.assets)
    return (folder, problems + mistakes + files.diagnostics + support.flatMap(\.problems))
  }

  /// The bytes of a page, to be read by `Page.read`; `nil` where there are none, with the reason.
  package func bytes(ofPage path: String) -> ([UInt8]?, [Diagnostic]) {
    let (value, problems) = readBytes(path, in: root)
    return (value, problems)
  }

  /// A page, if it can be read, and what is wrong with it.
  package func page(_ path: String) -> (Page?, [Diagnostic]) {
    let (bytes, problems) = bytes(ofPage: path)
    guard let bytes else { return (nil, problems) }
    return Page.read(bytes, path: path)
  }
}

/// Something that was read, if it could be, and what is wrong with it.
private typealias Read<Value> = (value: Value?, problems: [Diagnostic])

/// Reads a file of which nobody has looked yet where links lead.
package func readSource(
  _ path: String, in root: URL, limit: Int = fileSizeLimit
) -> (SourceFile?, [Diagnostic]) {
  if let folder = realPath(root.path), let real = realPath(root.path + "/" + path),
    !real.hasPrefix(folder == "/" ? folder : folder + "/")
  {
    let message = "a symbolic link that leads out of the catalog"
    let place = SourceLocation(file: path)
    return (nil, [Diagnostic(.error, "file.outside-catalog", at: place, message)])
  }
  let (source, problems) = readText(path, in: root, limit: limit)
  return (source, problems)
}

private func readText(
  _ path: String, in root: URL, limit: Int = fileSizeLimit
) -> Read<SourceFile> {
  let (bytes, problems) = readBytes(path, in: root, limit: limit)
  guard let bytes else { return (nil, problems) }
  return SourceFile.decode(bytes, path: path)
}

private func readBytes(
  _ path: String, in root: URL, limit: Int = fileSizeLimit
) -> Read<[UInt8]> {
  do throws(UnreadableFile) {
    return (try bytes(ofFile: root.path + "/" + path, limit: limit), [])
  } catch {
    let (code, message) =
      switch error {
      case .tooLarge: ("file.too-large", "larger than \(limit >> 20) MB; is it a text?")
      case .notAFile: ("file.not-a-file", "neither a file nor a folder")
      case .missing: ("file.unreadable", "no such file, or it cannot be read")
      }
    return (nil, [Diagnostic(.error, code, at: SourceLocation(file: path), message)])
  }
}

/// In bytes: far more than anybody reads.
///
/// A page of nothing but marks takes 250 times as much memory.
package let fileSizeLimit = 16 << 20

/// In bytes, for settings: a hundred times as many as anybody writes.
private let settingsLimit = 1 << 20

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
