import Foundation
import Glibc
import Synchronization

/// Says of a folder that this process uses it; the system takes the lock back when it ends.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Fails where another process has the lock, or has removed the folder.
  ///
  /// - Parameter orNone: whether to go without where the file system has no locks.
  init?(_ folder: URL, orNone: Bool = false) throws {
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0, errno != ENOENT { throw SystemError("open '\(folder.path)'") }
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || orNone && errno != EWOULDBLOCK
    guard isLocked, isOwn(folder) else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether it is still the folder of that name, and this user's.
  private func isOwn(_ folder: URL) -> Bool {
    var (held, named) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && lstat(folder.path, &named) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev && held.st_uid == geteuid()
  }
}

/// Removes what was left by processes that were killed; once for each place is enough.
func removeLeftFolders(in parent: URL, prefix: String) {
  let place = parent.appendingPathComponent(prefix).path
  guard cleared.withLock({ $0.insert(place).inserted }) else { return }
  let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
  for name in names where name.hasPrefix(prefix) {
    let folder = parent.appendingPathComponent(name, isDirectory: true)
    if let lock = try? FolderLock(folder) { withExtendedLifetime(lock) { removeForGood(folder) } }
  }
}

private let cleared = Mutex<Set<String>>([])

/// Removes a folder, though a program may still be writing to it or have closed its own folders.
func removeForGood(_ folder: URL) {
  for _ in 0..<20 {
    if (try? FileManager.default.removeItem(at: folder)) != nil { return }
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    openFolders(in: folder)
    usleep(5000)
  }
}

private func openFolders(in folder: URL) {
  chmod(folder.path, 0o700)
  let content = try? FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  for child in content ?? [] {
    var status = stat()
    if lstat(child.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      openFolders(in: child)
    }
  }
}
