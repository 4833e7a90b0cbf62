import Check
import Diagnostics
import Foundation
import PreviewExchange
import Snippets

extension Studio {
  /// Makes sure that previews can be drawn here at all.
  ///
  /// - Throws: `BrokenToolchain` where even one of nothing cannot.
  func makeSure() async throws {
    let job = DrawJob(program: emptyPreview, variants: [Variant()])
    try await withScratchFolder { folder in
      let sources = ProgramSources(job.program)
      switch try await compilation([sources]).outcome(in: folder) {
      case .failure(let words):
        throw BrokenToolchain("no program can be made of an empty preview", words: words)
      case .executable(let executable):
        try await makeSure(job, session(sources, job, executable, folder))
      }
    }
  }

  private func makeSure(_ job: DrawJob, _ session: Session) async throws {
    let run = try await session.run(request(job), from: 0, session.executable, session.sources)
    guard let reason = run.inability ?? (run.failure == nil ? nil : session.complaints) else {
      return
    }
    throw BrokenToolchain("an empty preview cannot be drawn", words: reason)
  }
}

private let emptyPreview = program(
  ofFile: SourceText(
    lines: ["import SwiftUI", "#Preview { EmptyView() }"].enumerated().map { index, line in
      .init(line, origin: SourceLocation(file: "empty.swift", line: index + 1))
    }), path: "empty.swift")

extension DrawOutcome {
  /// Whether what became of the program says less of it than of the machine.
  var mayBeTheMachinesFault: Bool {
    !hasStarted
      || diagnostics.contains { ["preview.not-compiled", "preview.unable"].contains($0.code) }
  }
}

extension Toolchain {
  /// - Throws: where a part is missing that only drawing needs.
  func checkPartsForDrawing() throws {
    for name in ["libPreviewRuntime.so", "catalog-confine"] {
      let file = libraries.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw MissingPart(what: name, place: file.path)
      }
    }
    if let table = fonts.first?.appendingPathComponent("sf-symbols.tsv") {
      try checkTable(table, what: "the table of icons")
    }
  }
}
