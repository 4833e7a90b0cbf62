import Foundation

/// A file of the folder `shared` beside the repository; `nil` where it is not on this machine.
///
/// Enables a test only where its data is:
///
///     @Test(.enabled(if: shared("facts/fonts.tsv") != nil, "no shared folder"))
package func shared(_ path: String, from source: String = #filePath) -> URL? {
  let repository = URL(fileURLWithPath: source)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let candidates = ["../shared", "../../shared"].map {
    repository.appendingPathComponent($0).standardizedFileURL.appendingPathComponent(path)
  }
  return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
}
