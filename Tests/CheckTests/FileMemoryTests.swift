import Foundation
import Testing

@testable import Check

struct FileMemoryTests {
  let memory = FileMemory()

  @Test func recallsWhatIsKnownOfFilesThatStay() {
    let files = FileStates([URL(fileURLWithPath: #filePath)])
    memory.keep("known", "test of files that stay", of: files)
    #expect(memory.recall("test of files that stay", of: files) == "known")
    #expect(memory.recall("another test", of: files) == nil)
  }

  @Test func doesNotRelyOnAFileThatHasJustBeenWritten() async throws {
    try await withScratchFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data("a".utf8).write(to: file)
      let files = FileStates([file])
      memory.keep("known", "test of new files", of: files)
      #expect(memory.recall("test of new files", of: files) == nil)
    }
  }

  @Test func tellsAFileFromAnotherInItsPlace() async throws {
    try await withScratchFolder { folder in
      let (file, other) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
      for url in [file, other] { try Data("a".utf8).write(to: url) }
      let before = FileStates([file]).parts
      #expect(FileStates([file]).parts == before)
      #expect(rename(other.path, file.path) == 0)
      #expect(FileStates([file]).parts != before)
      try FileManager.default.removeItem(at: file)
      #expect(FileStates([file]).parts != before)
    }
  }
}
