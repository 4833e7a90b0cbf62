/// A file of the site.
package struct OutputFile: Hashable, Sendable {
  /// Relative to the site's folder, as in `refactors/round-button/index.html`.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
