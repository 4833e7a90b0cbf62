import Diagnostics
import PreviewExchange
import Snippets

/// What is to be said of what is found in a program's drawings.
package struct Audit: Sendable {
  /// How bad each kind is; of the others nothing is said.
  package var severities: [FindingKind: Diagnostic.Severity]
  /// The flaws that the program is meant to have.
  package var expected: [ExpectedFinding]
  /// The block that the program is a step from: what is wrong with that is not told again.
  package var base: Snippet.ID?

  package init(
    severities: [FindingKind: Diagnostic.Severity] = [:], expected: [ExpectedFinding] = [],
    base: Snippet.ID? = nil
  ) {
    self.severities = severities
    self.expected = expected
    self.base = base
  }
}

extension [DrawnProgram] {
  /// Tells of what is found in the drawings; of a step, only what the block before it has not.
  func audited(for jobs: [DrawJob]) -> [DrawnProgram] {
    let flaws = Dictionary(
      zip(jobs, self).map { ($0.program.snippet.id, $1.drawn.previews.flatMap(\.flaws)) },
      uniquingKeysWith: { first, _ in first })
    return zip(jobs, self).map { job, result in
      var result = result
      let known = job.audit.base.flatMap { flaws[$0] } ?? []
      result.diagnostics += job.findings(in: result, besides: known)
      return result
    }
  }
}

extension DrawJob {
  /// Each thing once, then what is not found, but ought to be.
  fileprivate func findings(in result: DrawnProgram, besides known: [Flaw]) -> [Diagnostic] {
    var seen = known
    var told: [Diagnostic] = []
    for preview in result.drawn.previews {
      for flaw in preview.flaws where !seen.contains(where: flaw.isLike) {
        seen.append(flaw)
        told += diagnostic(flaw, at: place(of: preview)).map { [$0] } ?? []
      }
    }
    // Of a program that could not be drawn as a whole, nobody knows what is not to be found.
    return result.isRepeatable ? told + missing(in: result.drawn.previews) : told
  }

  private func diagnostic(_ flaw: Flaw, at place: SourceLocation) -> Diagnostic? {
    guard !audit.expected.contains(where: { $0.matches(flaw) }),
      let severity = audit.severities[flaw.finding.kind]
    else { return nil }
    return Diagnostic(severity, flaw.finding.kind.code, at: place, flaw.message)
  }

  private func missing(in previews: [DrawResult.Preview]) -> [Diagnostic] {
    let flaws = previews.flatMap(\.flaws)
    return audit.expected.filter { !flaws.contains(where: $0.matches) }.map { expected in
      let kinds = Set(flaws.map(\.finding.kind.rawValue)).sorted().joined(separator: ", ")
      let name = expected.element.map { " of '\($0)'" } ?? ""
      let instead =
        previews.isEmpty
        ? "nothing is drawn of the block"
        : kinds.isEmpty ? "there is nothing wrong with its previews" : "there is \(kinds)"
      return Diagnostic(
        .error, "finding.expected", at: expected.location,
        "no \(expected.kind.rawValue)\(name) is found; \(instead)")
    }
  }

  /// The preview's line or, where that belongs to another block, the block's first.
  private func place(of preview: DrawResult.Preview) -> SourceLocation {
    let lines = program.main.lines
    let origin = lines.indices.contains(preview.line - 1) ? lines[preview.line - 1].origin : nil
    let isOwn = program.snippet.text.lines.contains {
      $0.origin?.line == origin?.line && $0.origin?.file == origin?.file
    }
    return isOwn ? origin ?? program.snippet.location : program.snippet.location
  }
}

extension ExpectedFinding {
  fileprivate func matches(_ flaw: Flaw) -> Bool {
    kind == flaw.finding.kind && (element == nil || element == flaw.finding.element)
  }
}

extension FindingKind {
  fileprivate var code: String {
    switch self {
    case .truncated: "finding.truncated"
    case .clipped: "finding.clipped"
    case .fixedSize: "finding.fixed-size"
    case .contrast: "finding.contrast"
    case .smallTarget: "finding.small-target"
    case .noLabel: "finding.no-label"
    case .overlap: "finding.overlap"
    case .notDrawn: "preview.not-drawn"
    case .notSettled: "finding.not-settled"
    }
  }
}
