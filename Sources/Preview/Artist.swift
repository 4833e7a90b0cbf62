import Check
import Diagnostics
import Foundation
import PreviewExchange
import Snippets

/// Draws one program at a time: from the cache, or by compiling and running it.
struct Artist: Sendable {
  let toolchain: Toolchain
  let confinement: Confinement
  let options: DrawOptions

  struct Outcome: Sendable {
    var previews: [DrawResult.Preview] = []
    var diagnostics: [Diagnostic] = []
  }

  func draw(_ program: Program, variants: [Variant]) async throws -> Outcome {
    let key = try cacheKey(program, variants)
    if let data = options.cache?.data(for: key),
      let result = try? JSONDecoder().decode(DrawResult.self, from: data)
    {
      return Outcome(previews: result.previews)
    }
    let outcome = try await withScratchFolder { folder in
      try await drawAnew(program, variants, in: folder)
    }
    // What went wrong is tried again, since the machine may be to blame.
    if outcome.diagnostics.isEmpty {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      options.cache?.store(try encoder.encode(DrawResult(previews: outcome.previews)), for: key)
    }
    return outcome
  }

  private func drawAnew(
    _ program: Program, _ variants: [Variant], in folder: URL
  ) async throws -> Outcome {
    let compilation = Compilation(
      program: PreviewProgram(program), toolchain: toolchain, languageMode: options.languageMode)
    switch try await compilation.run(in: folder) {
    case .failure(let diagnostics): return Outcome(diagnostics: diagnostics.diagnostics)
    case .success(let executable):
      let request = DrawRequest(
        file: PreviewProgram.mainFile, variants: variants, fontFolders: toolchain.fonts.map(\.path))
      let session = Session(
        runner: Runner(toolchain: toolchain, confinement: confinement, limits: options.limits),
        compilation: compilation, executable: executable, folder: folder)
      return try await session.draw(request)
    }
  }

  private func cacheKey(_ program: Program, _ variants: [Variant]) throws -> Cache.Key {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let sources = PreviewProgram(program).files.map { $0.text.string }
    let variants = String(decoding: try encoder.encode(variants), as: UTF8.self)
    return Cache.Key(
      kind: "draw-1",
      [toolchain.version, runtimeFingerprint, options.languageMode, variants]
        + toolchain.fonts.map(\.path) + sources)
  }

  /// Changes whenever the runtime is built anew.
  private var runtimeFingerprint: String {
    let file = toolchain.libraries.appendingPathComponent("libPreviewRuntime.so")
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let date = attributes?[.modificationDate] as? Date
    return "\(attributes?[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
  }
}
