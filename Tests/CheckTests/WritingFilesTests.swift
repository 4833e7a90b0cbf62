import Foundation
import Testing

@testable import Check

@Suite struct WritingFilesTests {
  @Test func whatWasLongerIsGone() async throws {
    try await withScratchFolder { folder in
      let file = folder.appendingPathComponent("text")
      try write(Array("longer".utf8), to: file)
      try write(Array("short".utf8), to: file)
      #expect(try String(contentsOf: file, encoding: .utf8) == "short")
      try write([UInt8](), to: file)
      #expect(try Data(contentsOf: file).isEmpty)
    }
  }

  @Test(arguments: [("/dev/full", ENOSPC), ("/no/such/folder", ENOENT)])
  func whatCannotBeWrittenSaysWhy(path: String, number: Int32) {
    #expect(throws: SystemError("write '\(path)'", number: number)) {
      try write([UInt8(ascii: "a")], to: URL(fileURLWithPath: path))
    }
  }
}
