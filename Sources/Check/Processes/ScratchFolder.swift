import Foundation
import Glibc

/// Makes an empty folder, hands it over, and removes it, however `body` ends.
///
/// - Parameters:
///   - parent: where the folder is made; `nil` for where the system has such folders.
///   - prefix: what its name begins with; what killed processes have left there of the same prefix
///     is removed.
package func withScratchFolder<Result>(
  in parent: URL? = nil, prefix: String = "catalog-scratch-", _ body: (URL) async throws -> Result
) async throws -> Result {
  let parent = parent ?? FileManager.default.temporaryDirectory
  removeLeftFolders(in: parent, prefix: prefix)
  let folder = try ScratchFolder.make(in: parent, prefix: prefix)
  defer { folder.remove() }
  return try await body(folder.url)
}

/// A folder that is locked for as long as it is in use, so that others can tell it from one that was
/// left behind.
private struct ScratchFolder {
  let url: URL
  private let lock: FolderLock

  static func make(in parent: URL, prefix: String) throws -> ScratchFolder {
    while true {
      let url = parent.appendingPathComponent(prefix + UUID().uuidString, isDirectory: true)
      if let folder = try ScratchFolder(url) { return folder }
    }
  }

  /// Fails where another process took the folder for one that was left, before the lock.
  private init?(_ url: URL) throws {
    let lock: FolderLock? = try OngoingWork.step { work in
      guard mkdir(url.path, 0o700) == 0 else {
        throw SystemError("make a folder in '\(url.deletingLastPathComponent().path)'")
      }
      work.folders.insert(url)
      return try FolderLock(url, orNone: true)
    }
    guard let lock else { return nil }
    self.url = url
    self.lock = lock
  }

  func remove() {
    removeForGood(url)
    OngoingWork.end { $0.folders.remove(url) }
  }
}
