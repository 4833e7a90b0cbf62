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
    var files = try Theme.files(in: builtIn)
    if let own, FileManager.default.fileExists(atPath: own.path) {
      files.merge(try Theme.files(in: own)) { _, mine in mine }
    }
    diagnostics = []
    hasPage = files[Theme.pageFile] != nil
    let markup = String(decoding: files[Theme.pageFile] ?? [], as: UTF8.self)
    page = Template(markup, file: "theme/" + Theme.pageFile, diagnostics: &diagnostics)
    assets = files.filter { !$0.key.hasSuffix(".html") }
      .map { OutputFile(path: "assets/" + $0.key, bytes: $0.value) }
      .sorted { $0.path < $1.path }
  }

  private static func files(in folder: URL) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let name = path.split(separator: "/").last ?? ""
      let url = folder.appendingPathComponent(path)
      guard !name.hasPrefix("."), !url.hasDirectoryPath,
        try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      else { continue }
      files[path] = Array(try Data(contentsOf: url))
    }
    return files
  }
}
