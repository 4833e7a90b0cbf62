import Foundation

/// The folder of the catalog that a command is about.
///
/// - Parameter option: what `--root` says; without it, it is the nearest folder upwards that has a
///   `catalog.yml`.
func catalogRoot(_ option: String?, usage: Usage) throws(UsageError) -> URL {
  // From a folder that has been removed, no way leads upwards, nor anywhere else.
  guard option?.hasPrefix("/") == true || !FileManager.default.currentDirectoryPath.isEmpty else {
    throw UsageError("the current folder is no more; go to another one", usage)
  }
  let start = URL(fileURLWithPath: option ?? ".", isDirectory: true).standardizedFileURL
  if hasCatalog(start) { return start }
  if let option { throw UsageError("no catalog.yml in '\(option)'", usage) }
  var folder = start
  while folder.path != "/" {
    folder = folder.deletingLastPathComponent().standardizedFileURL
    if hasCatalog(folder) { return folder }
  }
  throw UsageError("no catalog.yml here or in a folder above; name its folder with --root", usage)
}

private func hasCatalog(_ folder: URL) -> Bool {
  FileManager.default.fileExists(atPath: folder.appendingPathComponent("catalog.yml").path)
}
