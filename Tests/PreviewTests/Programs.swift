import Check
import Diagnostics
import Foundation
import PreviewExchange
import Snippets
import Testing

@testable import Preview

/// A program whose only snippet starts at line 11 of a page.
func program(
  _ source: String, previews: [PreviewDeclaration] = [.macro(name: nil, at: nil)],
  companions: [String] = []
) -> Program {
  let place = SourceLocation(file: "content/page.md", line: 10, column: 4)
  let text = SourceText(
    lines: ("import SwiftUI\n" + source).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { index, line in
        .init(String(line), origin: SourceLocation(file: place.file, line: 11 + index))
      })
  let snippet = Snippet(
    id: .init(page: place.file, index: 0), attributes: FenceAttributes(), text: text,
    location: place)
  let others = companions.map { SourceText(lines: [.init("import SwiftUI\n" + $0, origin: nil)]) }
  return Program(snippet: snippet, main: text, companions: others, previews: previews)
}

/// Limits that end what is wrong quickly.
let tightLimits = RunLimits(
  seconds: 1, wallSeconds: 4, memory: 1 << 30, fileSize: 1 << 20, openFiles: 64)

/// Draws a program as `draw` does, in a confinement of the caller's choice.
func outcome(
  of program: Program, in confinement: Confinement, variants: [Variant] = [Variant()]
) async throws -> DrawOutcome {
  let toolchain = try await Toolchain.locate()
  let studio = Studio(
    toolchain: toolchain, confinement: confinement, options: DrawOptions(limits: tightLimits),
    cache: DrawingCache(nil, toolchain: toolchain, languageMode: "5"))
  return try #require(
    try await studio.draw([DrawJob(program: program, variants: variants)]).first)
}

/// The kinds of confinement that this machine has, of which there must be one.
func confinements() async throws -> [Confinement] {
  let toolchain = try await Toolchain.locate()
  var found: [Confinement] = []
  var candidates: [Confinement] = [.landlock]
  if let bubblewrap = executable("bwrap") { candidates.append(.namespaces(bubblewrap: bubblewrap)) }
  for candidate in candidates where try await candidate.works(with: toolchain) {
    found.append(candidate)
  }
  return try #require(found.isEmpty ? nil : found)
}
