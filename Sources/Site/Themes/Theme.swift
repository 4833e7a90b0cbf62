import Diagnostics
import Foundation

/// How a site looks: the template of its pages, and the files that they refer to.
package struct Theme: Sendable {
  package var page: Template
  /// Style sheets, scripts and whatever else the theme holds, in `assets/`.
  package var assets: [OutputFile]
  package var diagnostics: [Diagnostic]
  /// Whether there is a template of pages at all.
  package var hasPage = true

  /// The file of the template.
  package static let pageFile = "page.html"
}

extension Theme {
  /// Reads a theme.
  ///
  /// - Parameters:
  ///   - builtIn: the folder of the theme that comes with the tool.
  ///   - own: the catalog's folder for what it wants otherwise; it need not exist.
  package init(builtIn: URL, own: URL?) throws {
    diagnostics = []
    var files = try Theme.files(in: builtIn, &diagnostics)
    if let own, FileManager.default.fileExists(atPath: own.path) {
      files.merge(try Theme.files(in: own, &diagnostics)) { _, mine in mine }
    }
    hasPage = files[Theme.pageFile] != nil
    let markup = String(decoding: files[Theme.pageFile] ?? [], as: UTF8.self)
    page = Template(markup, file: "theme/" + Theme.pageFile, diagnostics: &diagnostics)
    assets = files.filter { !$0.key.hasSuffix(".html") }
      .map { OutputFile(path: "assets/" + $0.key, bytes: $0.value) }
      .sorted { $0.path < $1.path }
  }

  private static func files(
    in folder: URL, _ diagnostics: inout [Diagnostic]
  ) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    if kind(folder.resolvingSymlinksInPath()) != .typeDirectory {
      diagnostics.append(.notAFile("theme", "no folder"))
      return files
    }
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") { continue }
      let url = folder.appendingPathComponent(path)
      switch kind(url) {
      case .typeRegular: files[path] = Array(try Data(contentsOf: url))
      case .typeDirectory: continue
      default: diagnostics.append(.notAFile("theme/" + path, "neither a file nor a folder"))
      }
    }
    return files
  }

  /// Links are not followed: a site should not depend on what is elsewhere on a machine.
  private static func kind(_ url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }
}

extension Diagnostic {
  fileprivate static func notAFile(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, "file.not-a-file", at: SourceLocation(file: path), message)
  }
}
