import Foundation
import Synchronization

/// Results of work that need not be done twice, each a file named after all that it depends on.
///
/// Several runs may share a cache: an entry appears whole or not at all, and one that has been
/// damaged since is thrown away as if it had never been.
package struct Cache: Sendable {
  package var folder: URL
  private let losses = Losses()

  package init(folder: URL) {
    self.folder = folder
  }

  /// Opens the cache of the catalog at `root`, and clears away what runs that were killed have left
  /// in it.
  package init(root: URL) {
    self.init(folder: root.appendingPathComponent(".catalog/cache", isDirectory: true))
    removeLeftDrafts()
  }

  /// The entry's name, from everything that its content depends on.
  package struct Key: Hashable, Sendable {
    fileprivate var name: String

    /// - Parameter kind: what wrote the entry, as in `check`; a new form of content is a new kind.
    package init(kind: String, _ parts: [String]) {
      var digest = Digest()
      for part in [kind] + parts {
        // With its length first, so that no two lists of parts read the same.
        digest.update("\(part.utf8.count):".utf8)
        digest.update(part.utf8)
      }
      name = digest.hex()
    }

    /// Of an entry's content: another entry's, in this one's place, has another.
    fileprivate func checksum(of content: some Sequence<UInt8>) -> String {
      var digest = Digest()
      digest.update(name.utf8)
      digest.update(content)
      return digest.hex()
    }
  }

  package func data(for key: Key) -> Data? {
    let file = file(for: key)
    guard isFile(file), let stored = try? Data(contentsOf: file) else { return nil }
    let content = stored.dropFirst(Self.checksumLength)
    if stored.prefix(Self.checksumLength).elementsEqual(key.checksum(of: content).utf8) {
      return Data(content)
    }
    try? FileManager.default.removeItem(at: file)
    return nil
  }

  /// Where the entry cannot be written, the work is done again next time.
  package func store(_ content: Data, for key: Key) {
    let file = file(for: key)
    let draft = drafts.appendingPathComponent("\(getpid())-\(UUID().uuidString)")
    do {
      for folder in [drafts, file.deletingLastPathComponent()] { try makeFolder(folder) }
      try write(Data(key.checksum(of: content).utf8) + content, to: draft)
      // A folder in the entry's place is nothing that this tool has put there.
      if !isFile(file) { try? FileManager.default.removeItem(at: file) }
      if rename(draft.path, file.path) != 0 { throw SystemError("write '\(file.path)'") }
    } catch {
      losses.add(error as? SystemError ?? SystemError(error) ?? SystemError("write to a cache"))
      try? FileManager.default.removeItem(at: draft)
    }
  }

  /// Why the first entry was lost that could not be written.
  package var loss: SystemError? { losses.first }

  /// Entries are written here first.
  private var drafts: URL { folder.appendingPathComponent("drafts", isDirectory: true) }

  /// A draft is named after the process that writes it; of one that is no more, it is worth nothing.
  private func removeLeftDrafts() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: drafts.path)) ?? []
    for name in names {
      let writer = name.split(separator: "-").first.flatMap { pid_t($0) }
      if let writer, kill(writer, 0) == 0 || errno != ESRCH { continue }
      try? FileManager.default.removeItem(at: drafts.appendingPathComponent(name))
    }
  }

  private static let checksumLength = 64

  /// Spread over 256 folders, since some tools are slow in a folder of thousands.
  private func file(for key: Key) -> URL {
    folder.appendingPathComponent(String(key.name.prefix(2)), isDirectory: true)
      .appendingPathComponent(String(key.name.dropFirst(2)))
  }
}

/// What all copies of a cache have lost.
private final class Losses: Sendable {
  private let reason = Mutex<SystemError?>(nil)

  var first: SystemError? { reason.withLock(\.self) }

  func add(_ error: SystemError) {
    reason.withLock { $0 = $0 ?? error }
  }
}

/// A file in the folder's place makes way.
private func makeFolder(_ folder: URL) throws {
  if isFile(folder) { try FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
}

/// Whether there is a file; to read something else, as a pipe, could take for ever.
private func isFile(_ url: URL) -> Bool {
  var status = stat()
  return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}
