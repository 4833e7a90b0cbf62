import Foundation
import PreviewExchange

/// Writes entries for the tool, each as soon as there is something to say.
struct Journal {
  private let file: FileHandle

  init(file url: URL) throws {
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    file = try FileHandle(forWritingTo: url)
  }

  func write(_ entry: JournalEntry) throws {
    try file.write(contentsOf: entry.line())
  }
}
