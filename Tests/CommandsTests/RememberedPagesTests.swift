import Check
import Content
import Foundation
import TestSupport
import Testing

@testable import Commands

/// What is known from an earlier run is what a look at everything would tell.
@Suite struct RememberedPagesTests {
  @Test func afterEveryEditTheReportIsWhatItIsWithoutACache() async throws {
    try await withCatalog { catalog in
      for edit in ChangingCatalog.edits {
        try catalog.apply(edit)
        let plain = try await reports(catalog.root, "--no-cache")
        #expect(try await reports(catalog.root) == plain, "\(edit)")
        #expect(try await reports(catalog.root) == plain, "\(edit), again")
      }
    }
  }

  @Test func aSecondRunCompilesNothing() async throws {
    try await withCatalog { catalog in
      try FileManager.default.removeItem(at: catalog.root.appending(path: "content/wanting.md"))
      _ = try await check(catalog.root)
      let summary = try await check(catalog.root).report.summary
      #expect(summary.batched + summary.alone == 0)
      #expect(summary.cached == summary.blocks - summary.ignored)
    }
  }

  @Test func onlyPagesThatLeanOnAnEditedOneAreLookedAtAgain() async throws {
    try await withCatalog { catalog in
      _ = try await check(catalog.root)
      try catalog.apply(ChangingCatalog.edits[0])
      // One that names a page which is not there depends on all pages.
      let expected = ["base", "step", "user", "wanting"].map { "content/\($0).md" }
      #expect(try await undecided(catalog.root) == expected)
    }
  }

  @Test func aCacheThatIsCopiedElsewhereIsAsGood() async throws {
    try await withCatalog { catalog in
      _ = try await check(catalog.root)
      try await withTemporaryFolder { folder in
        let copy = folder.appending(path: "copy")
        try FileManager.default.copyItem(at: catalog.root, to: copy)
        for path in try files(in: copy) {
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path.path)
        }
        #expect(try await undecided(copy) == ["content/wanting.md"])
      }
    }
  }

  @Test func damagedEntriesAreMadeAnew() async throws {
    try await withCatalog { catalog in
      let plain = try await reports(catalog.root, "--no-cache")
      _ = try await check(catalog.root)
      for (index, file) in try files(in: catalog.root.appending(path: ".catalog")).enumerated() {
        var bytes = try Data(contentsOf: file)
        if index % 2 == 0 { bytes.removeLast() } else { bytes[bytes.count / 2] ^= 1 }
        try bytes.write(to: file)
      }
      #expect(try await reports(catalog.root) == plain)
      #expect(try await undecided(catalog.root) == ["content/wanting.md"])
    }
  }

  @Test func runsAtTheSameTimeShareACache() async throws {
    try await withCatalog { catalog in
      let plain = try await reports(catalog.root, "--no-cache")
      try await withThrowingTaskGroup(of: [String].self) { group in
        for _ in 0..<4 { group.addTask { try await reports(catalog.root) } }
        for try await report in group { #expect(report == plain) }
      }
      #expect(try await undecided(catalog.root) == ["content/wanting.md"])
    }
  }

  private func withCatalog(_ body: (ChangingCatalog) async throws -> Void) async throws {
    try await withTemporaryFolder { root in
      let catalog = ChangingCatalog(root: root)
      try catalog.apply(ChangingCatalog.start)
      try await body(catalog)
    }
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
  }
}

private let silent = Console(output: { _ in }, complaints: { _ in })

private func check(_ root: URL, _ options: String...) async throws -> CheckedCatalog {
  let arguments = try Arguments(options + ["--no-previews"], for: CheckCommand.usage)
  return try await CheckCommand(arguments).check(root, silent)
}

/// A report in all of its forms, without what tells how it came to be.
private func reports(_ root: URL, _ options: String...) async throws -> [String] {
  let arguments = try Arguments(options + ["--no-previews"], for: CheckCommand.usage)
  var checked = try await CheckCommand(arguments).check(root, silent)
  let summary = checked.report.summary
  checked.report.summary.cached += summary.batched + summary.alone
  (checked.report.summary.batched, checked.report.summary.alone) = (0, 0)
  let style = TextStyle(isTerminal: false, environment: [:])
  return try ReportFormat.allCases.map { try checked.text($0, style: style, base: nil) }
}

/// The pages that a check would have to look at again.
private func undecided(_ root: URL) async throws -> [String] {
  let folder = try #require(CatalogFolder.open(root).0)
  let options = CheckOptions(
    languageMode: folder.configuration.swiftLanguageMode, jobs: 2, cache: Cache(root: root))
  let pages = try await CatalogCheck(folder, with: .locate(), options: options).survey().0
  return pages.filter { $0.verdict == nil }.map(\.path)
}
