import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Commands

@Suite struct BuildCommandTests {
  @Test func aCatalogBecomesASite() async throws {
    try await withCatalog { root in
      #expect(await build(root).status == .success)
      let page = try text(root, "site/forms/signup/index.html")
      #expect(page.contains("<h1>Sign up</h1>"))
      #expect(page.contains("<a href=\"../../\">"))
      #expect(try text(root, "site/assets/site.css").isEmpty == false)
    }
  }

  @Test func whatTheCatalogsThemeHoldsReplacesTheBuiltInFile() async throws {
    try await withCatalog { root in
      try write(root, "theme/site.css", "body { color: red }")
      #expect(await build(root).status == .success)
      #expect(try text(root, "site/assets/site.css") == "body { color: red }")
      #expect(try text(root, "site/assets/site.js").isEmpty == false)
    }
  }

  @Test func withAMistakeTheOldSiteStays() async throws {
    try await withCatalog { root in
      #expect(await build(root).status == .success)
      let before = try text(root, "site/forms/signup/index.html")
      try write(root, "content/forms/signup.md", page("Sign up", "[gone](gone.md)"))
      let (status, complaints) = await build(root)
      #expect(status == .problems)
      #expect(complaints.contains("content/forms/signup.md:5:"))
      #expect(try text(root, "site/forms/signup/index.html") == before)
    }
  }

  @Test func twoBuildsAreTheSameByteForByte() async throws {
    try await withCatalog { root in
      #expect(await build(root, "--out", root.path + "/a").status == .success)
      #expect(await build(root, "--out", root.path + "/b").status == .success)
      let files = try FileManager.default.subpathsOfDirectory(atPath: root.path + "/a")
      #expect(files.isEmpty == false)
      for file in files where !file.hasSuffix("/") {
        #expect(
          FileManager.default.contentsEqual(
            atPath: root.path + "/a/" + file, andPath: root.path + "/b/" + file), "\(file)")
      }
    }
  }

  @Test(arguments: ["content/site", "theme", ".", ".."])
  func aSiteInTheWayOfSomethingElseIsWrongUsage(out: String) async throws {
    try await withCatalog { root in
      let before = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      #expect(await build(root, "--out", root.path + "/" + out).status == .wrongUsage)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: root.path) == before)
    }
  }

  @Test func aFolderWithoutCatalogIsWrongUsage() async throws {
    try await withTemporaryFolder { folder in
      #expect(await build(folder).status == .wrongUsage)
    }
  }

  private func withCatalog(_ body: (URL) async throws -> Void) async throws {
    try await withTemporaryFolder { root in
      try write(root, "catalog.yml", "title: Patterns\nsummary: All of them\n")
      try write(root, "content/forms/signup.md", page("Sign up", "Text, and no code."))
      try await body(root)
    }
  }

  private func page(_ title: String, _ text: String) -> String {
    "---\ntitle: \(title)\nsummary: A page\n---\n\(text)\n"
  }

  private func build(_ root: URL, _ more: String...) async -> (
    status: Commands.ExitStatus, complaints: String
  ) {
    let complaints = Mutex("")
    let console = Console(output: { _ in }) { text in complaints.withLock { $0 += text } }
    let status = await run(["build", "--no-search", "--root", root.path] + more, console)
    return (status, complaints.withLock(\.self))
  }

  private func write(_ root: URL, _ path: String, _ text: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ root: URL, _ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
