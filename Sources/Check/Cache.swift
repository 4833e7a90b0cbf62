import Foundation

/// Results of work that need not be done twice, each a file named after all that it depends on.
///
/// Several runs may share a cache: an entry appears whole or not at all, and one that has been
/// damaged since is thrown away as if it had never been.
package struct Cache: Sendable {
  package var folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// The cache of the catalog at `root`.
  package init(root: URL) {
    self.init(folder: root.appendingPathComponent(".catalog/cache", isDirectory: true))
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
  }

  package func data(for key: Key) -> Data? {
    let file = file(for: key)
    guard let stored = try? Data(contentsOf: file) else { return nil }
    let content = stored.dropFirst(Self.checksumLength)
    let checksum = stored.prefix(Self.checksumLength)
    if checksum.elementsEqual(Digest.hex(content).utf8) { return Data(content) }
    try? FileManager.default.removeItem(at: file)
    return nil
  }

  /// Does nothing where the folder cannot be written to: then the work is done again next time.
  package func store(_ content: Data, for key: Key) {
    let file = file(for: key)
    let parent = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let draft = parent.appendingPathComponent("." + UUID().uuidString)
    do {
      try (Data(Digest.hex(content).utf8) + content).write(to: draft)
      if rename(draft.path, file.path) != 0 { try FileManager.default.removeItem(at: draft) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
    }
  }

  private static let checksumLength = 64

  /// Spread over 256 folders, since some tools are slow in a folder of thousands.
  private func file(for key: Key) -> URL {
    folder.appendingPathComponent(String(key.name.prefix(2)), isDirectory: true)
      .appendingPathComponent(String(key.name.dropFirst(2)))
  }
}
