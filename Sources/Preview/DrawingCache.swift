import Check
import Foundation
import PreviewExchange

/// The drawings of earlier runs, each named after all that it depends on.
struct DrawingCache: Sendable {
  private let cache: Cache?
  private let surroundings: [String]
  /// Of programs that do not say so.
  private let languageMode: String

  init(_ cache: Cache?, toolchain: Toolchain, languageMode: String) {
    self.cache = cache
    self.languageMode = languageMode
    surroundings =
      cache == nil
      ? []
      : [
        toolchain.version, toolchain.target, toolchain.fingerprint, toolchain.runtimeFingerprint,
        fingerprint(ofFonts: toolchain.fonts),
      ]
  }

  func outcome(of job: DrawJob) throws -> DrawOutcome? {
    guard let cache, let data = cache.data(for: try key(job)),
      let result = try? JSONDecoder().decode(DrawResult.self, from: data)
    else { return nil }
    return DrawOutcome(previews: result.previews, stories: result.stories)
  }

  /// What went wrong is tried again next time, since the machine may be to blame.
  func store(_ outcome: DrawOutcome, for job: DrawJob) throws {
    guard let cache, outcome.diagnostics.isEmpty else { return }
    let result = try encode(DrawResult(previews: outcome.previews, stories: outcome.stories))
    cache.store(result, for: try key(job))
  }

  private func key(_ job: DrawJob) throws -> Cache.Key {
    let sources = ProgramSources(job.program).files.map(\.text.string)
    let mode = job.program.languageMode ?? languageMode
    let wishes = [try encode(job.variants), try encode(job.stories.map(\.storyboard))]
      .map { String(decoding: $0, as: UTF8.self) }
    return Cache.Key(kind: "draw 4", surroundings + [mode] + wishes + sources)
  }

  private func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }
}

/// Fonts are many and large, so their names and sizes have to do: another version of a package has
/// others.
func fingerprint(ofFonts folders: [URL]) -> String {
  folders.map { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      var status = stat()
      stat(folder.appendingPathComponent(name).path, &status)
      return "\(name) \(status.st_size)\n"
    }.joined()
  }.joined(separator: "\n")
}
