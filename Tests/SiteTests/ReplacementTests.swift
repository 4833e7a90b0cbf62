import Foundation
import TestSupport
import Testing

@testable import Site

@Suite struct ReplacementTests {
  private struct Failure: Error {}

  @Test func theNewFilesStandInThePlaceOfTheOldOnes() async throws {
    try await withTemporaryFolder { folder in
      let site = folder.appendingPathComponent("site")
      try await replace(site, with: [OutputFile(path: "a/old.html", text: "old")])
      try await replace(site, with: [OutputFile(path: "b/new.html", text: "new")])
      #expect(!exists(site, "a/old.html"))
      #expect(text(site, "b/new.html") == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["site"])
    }
  }

  @Test func theReadMeStays() async throws {
    try await withTemporaryFolder { folder in
      let site = folder.appendingPathComponent("site")
      try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
      try Data("kept".utf8).write(to: site.appendingPathComponent("README.md"))
      try await replace(site, with: [OutputFile(path: "index.html", text: "new")])
      #expect(text(site, "README.md") == "kept")
      #expect(text(site, "index.html") == "new")
    }
  }

  @Test func whenFinishingFailsTheOldSiteStays() async throws {
    try await withTemporaryFolder { folder in
      let site = folder.appendingPathComponent("site")
      try await replace(site, with: [OutputFile(path: "index.html", text: "old")])
      await #expect(throws: Failure.self) {
        try await replace(site, with: [OutputFile(path: "index.html", text: "new")]) { _ in
          throw Failure()
        }
      }
      #expect(text(site, "index.html") == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["site"])
    }
  }

  @Test func aFolderThatIsNoSiteIsNotTouched() async throws {
    try await withTemporaryFolder { folder in
      let own = folder.appendingPathComponent("letter.txt")
      try Data("dear".utf8).write(to: own)
      await #expect(throws: ForeignFolder.self) {
        try await replace(folder, with: [OutputFile(path: "index.html", text: "new")])
      }
      #expect(text(folder, "letter.txt") == "dear")
    }
  }

  @Test func whatTheToolDidNotWriteStays() async throws {
    try await withTemporaryFolder { folder in
      let site = folder.appendingPathComponent("site")
      try await replace(site, with: [OutputFile(path: "a/old.html", text: "old")])
      try Data("mine".utf8).write(to: site.appendingPathComponent("a/CNAME"))
      try await replace(site, with: [OutputFile(path: "new.html", text: "new")])
      try await replace(site, with: [OutputFile(path: "new.html", text: "newer")])
      #expect(text(site, "a/CNAME") == "mine")
      #expect(text(site, "new.html") == "newer")
      #expect(!exists(site, "a/old.html"))
    }
  }

  @Test func whereALinkLeadsIsReplacedAndTheLinkStays() async throws {
    try await withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link")
      try await replace(folder.appendingPathComponent("real"), with: [])
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "real")
      try await replace(link, with: [OutputFile(path: "index.html", text: "new")])
      #expect(text(folder, "real/index.html") == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real")
    }
  }

  @Test func aFileIsNoFolderForASite() async throws {
    try await withTemporaryFolder { folder in
      try Data("dear".utf8).write(to: folder.appendingPathComponent("letter.txt"))
      await #expect(throws: ForeignFolder.self) {
        try await replace(folder.appendingPathComponent("letter.txt"), with: [])
      }
      #expect(text(folder, "letter.txt") == "dear")
    }
  }

  @Test func buildsAtTheSameTimeLeaveOneWholeSite() async throws {
    try await withTemporaryFolder { folder in
      let site = folder.appendingPathComponent("site")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let files = ["a", "b"].map { OutputFile(path: $0, text: "\(number)") }
            try await replace(site, with: files)
          }
        }
        try await group.waitForAll()
      }
      #expect(text(site, "a") != nil)
      #expect(text(site, "a") == text(site, "b"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["site"])
    }
  }

  private func exists(_ folder: URL, _ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  private func text(_ folder: URL, _ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
