import Foundation
import Fuzzing
import TestSupport
import Testing

/// What the fuzzer starts from, and what it has found.
@Suite struct CorpusTests {
  @Test(arguments: FuzzedReader.all.map(\.name))
  func whateverIsReadStandsWhereItIsSaidTo(name: String) throws {
    let reader = try #require(FuzzedReader.all.first { $0.name == name })
    for seed in try corpus(name) {
      #expect(reader.problems(seed.bytes) == [], "\(seed.name)")
    }
  }

  /// Bytes of a seed, replaced and cut, as a fuzzer does that does not look.
  @Test(arguments: FuzzedReader.all.map(\.name), 0..<4)
  func whatIsNearASeedIsReadToo(name: String, round: Int) throws {
    let reader = try #require(FuzzedReader.all.first { $0.name == name })
    var random = SeededRandom(seed: UInt64(round))
    for seed in try corpus(name) where !seed.bytes.isEmpty {
      var bytes = Array(seed.bytes.prefix(2000))
      for _ in 0...3 {
        let place = Int.random(in: bytes.indices, using: &random)
        let other = Int.random(in: bytes.indices, using: &random)
        bytes.replaceSubrange(place...place, with: bytes[other...].prefix(4))
      }
      #expect(reader.problems(bytes) == [], "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private func corpus(_ name: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/\(name)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    try #require(!files.isEmpty)
    return try files.sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }
}
