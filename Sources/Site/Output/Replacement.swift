import Foundation

/// Puts files in the place of a folder, as a whole.
///
/// They are written into a new folder beside the old one; `finish` may add to it; then the folders
/// change places. Whatever goes wrong on the way, the old one stays as it was.
///
/// - Parameter kept: the names of files in the old folder that are not the site's, but stay.
package func replace(
  _ folder: URL, with files: [OutputFile], keeping kept: [String] = ["README.md"],
  finish: (URL) async throws -> Void = { _ in }
) async throws {
  let manager = FileManager.default
  try checkThatSiteMayGo(folder, keeping: kept)
  let parent = folder.deletingLastPathComponent()
  try manager.createDirectory(at: parent, withIntermediateDirectories: true)
  let fresh = parent.appendingPathComponent(".\(folder.lastPathComponent)-\(UUID().uuidString)")
  defer { try? manager.removeItem(at: fresh) }
  try write(files + [OutputFile(path: marker, text: markerText)], to: fresh)
  try await finish(fresh)
  for name in kept {
    let old = folder.appendingPathComponent(name)
    guard manager.fileExists(atPath: old.path) else { continue }
    try manager.copyItem(at: old, to: fresh.appendingPathComponent(name))
  }
  try swap(folder, fresh)
}

/// A folder with this file in it was written by the tool as a whole.
private let marker = ".catalog-site"
private let markerText = "This folder is replaced as a whole by the next build.\n"

/// A mistyped `--out` must not cost anyone a folder of their own.
private func checkThatSiteMayGo(_ folder: URL, keeping kept: [String]) throws {
  let manager = FileManager.default
  guard manager.fileExists(atPath: folder.path) else { return }
  let names = try manager.contentsOfDirectory(atPath: folder.path)
  guard names.contains(marker) || Set(names).isSubset(of: kept) else {
    throw ForeignFolder(path: folder.path)
  }
}

/// The folder for the site holds something else.
package struct ForeignFolder: Error, Hashable, CustomStringConvertible {
  package var path: String

  package var description: String {
    "'\(path)' holds files that are not those of a site; name an empty or a new folder"
  }
}

private func write(_ files: [OutputFile], to folder: URL) throws {
  let manager = FileManager.default
  try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  var made: Set<URL> = []
  for file in files {
    let url = folder.appendingPathComponent(file.path)
    let parent = url.deletingLastPathComponent()
    if made.insert(parent).inserted {
      try manager.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    try Data(file.bytes).write(to: url)
  }
}

/// Puts `fresh` where `folder` is; the moment without either is one between two renames.
private func swap(_ folder: URL, _ fresh: URL) throws {
  let manager = FileManager.default
  guard manager.fileExists(atPath: folder.path) else {
    return try manager.moveItem(at: fresh, to: folder)
  }
  let old = fresh.appendingPathExtension("old")
  try manager.moveItem(at: folder, to: old)
  do {
    try manager.moveItem(at: fresh, to: folder)
  } catch {
    try manager.moveItem(at: old, to: folder)
    throw error
  }
  try manager.removeItem(at: old)
}
