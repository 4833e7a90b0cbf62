import Check
import Diagnostics
import Foundation

/// All that there is to say of a page: it need not be read again before it changes.
struct PageRecord: Codable, Sendable {
  var survey: PageSurvey
  var verdict: PageVerdict
}

/// What earlier runs have found out about pages.
///
/// A record is found by the page's own file and what all pages share. It holds only as long as the
/// pages that it leans on are what they were, which its reader has to see to.
struct PageRecords: Sendable {
  let cache: Cache
  private let surroundings: String

  /// - Parameter surroundings: all that can make a difference to every page.
  init(_ cache: Cache, surroundings: [String]) {
    self.cache = cache
    self.surroundings = Digest.hex(surroundings.joined(separator: "\0").utf8)
  }

  func record(of path: String, digest: String) -> PageRecord? {
    value(for: pageKey(path, digest))
  }

  func store(_ record: PageRecord, digest: String) {
    store(record, for: pageKey(record.survey.path, digest))
  }

  /// What is wrong with links of a page that lead to other pages.
  ///
  /// - Parameter files: the digests, by path, of all pages that have a part in it.
  func problems(ofSymbolsOn path: String, _ files: [String: String]) -> [Diagnostic]? {
    value(for: symbolsKey(path, files))
  }

  func store(_ problems: [Diagnostic], ofSymbolsOn path: String, _ files: [String: String]) {
    store(problems, for: symbolsKey(path, files))
  }
}

extension PageRecords {
  private func pageKey(_ path: String, _ digest: String) -> Cache.Key {
    key("page 2", path, [digest])
  }

  private func symbolsKey(_ path: String, _ files: [String: String]) -> Cache.Key {
    key("page symbols 1", path, files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  private func key(_ kind: String, _ path: String, _ parts: [String]) -> Cache.Key {
    Cache.Key(kind: kind, [surroundings, path] + parts)
  }

  private func value<Value: Decodable>(for key: Cache.Key) -> Value? {
    cache.data(for: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  private func store(_ value: some Encodable, for key: Cache.Key) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(value) { cache.store(data, for: key) }
  }
}
