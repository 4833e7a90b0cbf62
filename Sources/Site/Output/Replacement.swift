import CRename
import Check
import Foundation

/// Puts files in the place of a folder, as a whole.
///
/// They are written into a new folder beside the old one; `finish` may add to it; then the folders
/// change places. Whatever goes wrong on the way, the old one stays as it was. What lies in the old
/// one and was not written by the tool is taken along.
package func replace(
  _ folder: URL, with files: [OutputFile], finish: (URL) async throws -> Void = { _ in }
) async throws {
  let manager = FileManager.default
  // What is replaced is where a link leads, not the link.
  let folder = folder.resolvingSymlinksInPath()
  let foreign = try foreignFiles(in: folder)
  let parent = folder.deletingLastPathComponent()
  try manager.createDirectory(at: parent, withIntermediateDirectories: true)
  try await withScratchFolder(in: parent, prefix: ".\(folder.lastPathComponent)-") { scratch in
    let fresh = scratch.appendingPathComponent("site", isDirectory: true)
    try write(files, to: fresh)
    try await finish(fresh)
    let written = try filePaths(in: fresh)
    for path in foreign { try take(path, from: folder, to: fresh) }
    let list = (written + [""]).joined(separator: "\n")
    try write(Array(list.utf8), to: fresh.appendingPathComponent(marker))
    try Task.checkCancellation()
    try unlessAbandoned { try putInPlace(folder, fresh) }
  }
}

/// A folder with this file in it is a site; the file lists what the tool has written.
private let marker = ".catalog-site"

/// What lies in a folder and is not part of a site that the tool wrote, sorted.
///
/// - Throws: `ForeignFolder` where there is something else than a site: a mistyped name must not
///   cost anyone a folder of their own.
@discardableResult
package func foreignFiles(in folder: URL) throws -> [String] {
  let manager = FileManager.default
  guard manager.fileExists(atPath: folder.path) else { return [] }
  guard let names = try? manager.contentsOfDirectory(atPath: folder.path) else {
    throw ForeignFolder(path: folder.path)
  }
  guard names.contains(marker) else {
    if names.allSatisfy({ $0 == "README.md" }) { return names }
    throw ForeignFolder(path: folder.path)
  }
  let list = try String(contentsOf: folder.appendingPathComponent(marker), encoding: .utf8)
  let own = Set(list.split(separator: "\n").map(String.init) + [marker])
  return try filePaths(in: folder).filter { !own.contains($0) }
}

/// The folder for the site holds something else.
package struct ForeignFolder: Error, Hashable, CustomStringConvertible {
  package var path: String

  package var description: String {
    "'\(path)' is not a site that this tool wrote; name an empty or a new folder"
  }
}

/// All but folders, sorted.
private func filePaths(in folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
    let place = folder.appendingPathComponent(path).path
    let type = try FileManager.default.attributesOfItem(atPath: place)[.type]
    return type as? FileAttributeType != .typeDirectory
  }.sorted()
}

private func write(_ files: [OutputFile], to folder: URL) throws {
  let manager = FileManager.default
  try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  var made: Set<URL> = []
  for file in files {
    try Task.checkCancellation()
    let url = folder.appendingPathComponent(file.path)
    let parent = url.deletingLastPathComponent()
    if made.insert(parent).inserted {
      try manager.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    try write(file.bytes, to: url)
  }
}

private func take(_ path: String, from old: URL, to new: URL) throws {
  let target = new.appendingPathComponent(path)
  guard !FileManager.default.fileExists(atPath: target.path) else { return }
  try FileManager.default.createDirectory(
    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
  try FileManager.default.copyItem(at: old.appendingPathComponent(path), to: target)
}

/// Lets `fresh` and `folder` change places, with no moment in between in which there is no site,
/// however many builds do so at once.
private func putInPlace(_ folder: URL, _ fresh: URL) throws {
  // Works where there is nothing, or an empty folder.
  if rename(fresh.path, folder.path) == 0 { return }
  if rename_exchange(fresh.path, folder.path) == 0 { return }
  guard errno == EINVAL || errno == ENOSYS else { throw failure(folder) }
  try exchangeInTwoSteps(folder, fresh)
}

/// For file systems that cannot do it in one.
private func exchangeInTwoSteps(_ folder: URL, _ fresh: URL) throws {
  let old = fresh.appendingPathExtension("old")
  guard rename(folder.path, old.path) == 0 else { throw failure(folder) }
  guard rename(fresh.path, folder.path) == 0 else {
    let problem = failure(folder)
    _ = rename(old.path, folder.path)
    throw problem
  }
  try FileManager.default.removeItem(at: old)
}

private func failure(_ folder: URL) -> CocoaError {
  CocoaError(
    .fileWriteUnknown,
    userInfo: [
      NSFilePathErrorKey: folder.path, NSDebugDescriptionErrorKey: String(cString: strerror(errno)),
    ])
}
