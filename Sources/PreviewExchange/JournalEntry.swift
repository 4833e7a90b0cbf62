import Foundation

/// What a preview's program notes while it works, so that a crash takes nothing that was done.
package enum JournalEntry: Codable, Hashable, Sendable {
  /// Preview number `index` of the program is about to be drawn.
  case started(index: Int, name: String?, line: Int)
  case drawn(index: Int, preview: DrawResult.Preview)
  /// A step of the storyboard that was started last is about to be played.
  case playing(index: Int, storyboard: Int, step: Int)
  case played(index: Int, story: DrawResult.Story)
  /// The preview threw an error instead of a view.
  case failed(index: Int, message: String)
  /// Nothing can be drawn here, whatever the previews are: fonts are missing, say.
  case unable(message: String)
  /// There are no more previews.
  case finished
}

extension JournalEntry {
  /// One line of JSON, ended by a line feed.
  package func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The entries of a journal, up to the first that was not completely written.
  package static func entries(of journal: Data) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    for line in journal.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    {
      guard let entry = try? JSONDecoder().decode(JournalEntry.self, from: line) else { break }
      entries.append(entry)
    }
    return entries
  }
}
