import Foundation
import Testing

@testable import Check

struct CacheTests {
  let key = Cache.Key(kind: "test", ["a", "b"])

  @Test func findsWhatWasStored() async throws {
    try await withScratchFolder { folder in
      let cache = Cache(folder: folder)
      #expect(cache.data(for: key) == nil)
      cache.store(Data("content".utf8), for: key)
      #expect(cache.data(for: key) == Data("content".utf8))
    }
  }

  @Test func throwsAwayADamagedEntry() async throws {
    try await withScratchFolder { folder in
      let cache = Cache(folder: folder)
      cache.store(Data("content".utf8), for: key)
      for file in try files(in: folder) {
        try Data(Data(contentsOf: file).dropLast()).write(to: file)
      }
      #expect(cache.data(for: key) == nil)
      #expect(try files(in: folder).isEmpty)
    }
  }

  @Test func tellsPartsApartWhereverTheyAreCut() {
    #expect(key != Cache.Key(kind: "test", ["ab", ""]))
    #expect(key != Cache.Key(kind: "test", ["", "ab"]))
  }

  @Test func storesNothingHalfWhenWrittenByManyAtOnce() async throws {
    try await withScratchFolder { folder in
      let cache = Cache(folder: folder)
      let content = Data(repeating: 7, count: 20_000)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 { group.addTask { cache.store(content, for: key) } }
      }
      #expect(cache.data(for: key) == content)
      let entries = try files(in: folder)
      #expect(entries.count == 1)
    }
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .map { folder.appendingPathComponent($0) }
      .filter { !$0.hasDirectoryPath && (try? Data(contentsOf: $0)) != nil }
  }
}

struct DigestTests {
  /// Examples of FIPS 180-4, and a length that leaves no room for the end mark in its last block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func followsTheStandard(text: String, expected: String) {
    #expect(Digest.hex(text.utf8) == expected)
  }
}
