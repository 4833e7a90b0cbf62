import Foundation
import Testing

@testable import Check

struct ScratchFolderTests {
  @Test func isGoneAfterwardsHoweverItEnds() async throws {
    try await withScratchFolder { parent in
      await #expect(throws: CancellationError.self) {
        try await withScratchFolder(in: parent) { folder in
          try Data().write(to: folder.appendingPathComponent("file"))
          throw CancellationError()
        }
      }
      let left = try names(in: parent)
      #expect(left == [])
    }
  }

  @Test func clearsAwayWhatKilledProcessesLeft() async throws {
    try await withScratchFolder { parent in
      for name in ["left-1/inner", "other"] { try makeFolder(name, in: parent) }
      try await withScratchFolder(in: parent, prefix: "left-") { folder in
        let left = try names(in: parent)
        #expect(left == [folder.lastPathComponent, "other"].sorted())
      }
    }
  }

  @Test func leavesAloneWhatIsInUse() async throws {
    try await withScratchFolder { parent in
      let used = try makeFolder("left-1", in: parent)
      let lock = try FolderLock(used)
      try await withScratchFolder(in: parent, prefix: "left-") { _ in
        let left = try names(in: parent)
        #expect(left.contains("left-1"))
      }
      withExtendedLifetime(lock) {}
    }
  }

  @Test func saysWhereNoFolderCanBeMade() async throws {
    let missing = URL(fileURLWithPath: "/nonexistent")
    let error = await #expect(throws: SystemError.self) {
      try await withScratchFolder(in: missing) { _ in }
    }
    #expect(
      error?.description == "cannot make a folder in '/nonexistent': No such file or directory")
  }

  @discardableResult
  private func makeFolder(_ name: String, in parent: URL) throws -> URL {
    let folder = parent.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
