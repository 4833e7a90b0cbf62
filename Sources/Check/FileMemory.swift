import Foundation
import Glibc
import Synchronization

/// What has been found out about files, for as long as they stay as they are.
///
/// Some megabytes are read and a compiler is asked on every run otherwise, only to learn what the run
/// before has learnt.
struct FileMemory {
  /// Where later runs find it; `nil` where it is for this one.
  var cache: Cache?

  func recall(_ kind: String, of files: FileStates) -> String? {
    guard files.areSettled else { return nil }
    let key = key(kind, files)
    if let known = inThisRun.withLock({ $0[key] }) { return known }
    let stored = cache?.data(for: key).map { String(decoding: $0, as: UTF8.self) }
    if let stored { inThisRun.withLock { $0[key] = stored } }
    return stored
  }

  func keep(_ value: String, _ kind: String, of files: FileStates) {
    guard files.areSettled else { return }
    let key = key(kind, files)
    inThisRun.withLock { $0[key] = value }
    cache?.store(Data(value.utf8), for: key)
  }

  private func key(_ kind: String, _ files: FileStates) -> Cache.Key {
    Cache.Key(kind: kind, files.parts)
  }
}

private let inThisRun = Mutex<[Cache.Key: String]>([:])

/// Which files these are and in what state, told without reading them.
///
/// Whoever writes to a file, or puts another one into its place, changes that.
struct FileStates {
  private(set) var parts: [String] = []
  /// Whether all have been left alone for so long that the next change is sure to show.
  private(set) var areSettled = true

  init(_ files: [URL]) {
    let latest = time(nil) - Self.clockStep
    for file in files {
      var status = stat()
      parts.append(file.path)
      guard stat(file.path, &status) == 0 else {
        parts.append("missing")
        continue
      }
      let (written, changed) = (status.st_mtim, status.st_ctim)
      parts += [
        "\(status.st_dev) \(status.st_ino) \(status.st_size)",
        "\(written.tv_sec).\(written.tv_nsec) \(changed.tv_sec).\(changed.tv_nsec)",
      ]
      areSettled = areSettled && changed.tv_sec < latest
    }
  }

  /// In seconds: what the coarsest clock of a file system may not tell apart.
  private static let clockStep = 2
}
