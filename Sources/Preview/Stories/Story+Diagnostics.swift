import Diagnostics
import PreviewExchange
import Snippets

extension Story {
  /// What went wrong in a story, at the lines of its steps.
  ///
  /// - Parameter previews: those that there are.
  func diagnostics(
    of result: DrawResult.Story, previews: [DrawResult.Preview]
  ) -> [Diagnostic] {
    if let name = fence.settings.preview, result.takes.isEmpty {
      return [unknownPreview(name, previews)]
    }
    let failures = result.takes.map(\.failures)
    let steps = Set(failures.joined().map(\.step)).sorted()
    return steps.compactMap { step in
      let found = failures.enumerated().compactMap { take, failures in
        failures.first { $0.step == step }.map { (take: take, failure: $0) }
      }
      guard let first = found.first else { return nil }
      let isEverywhere = found.count == failures.count
      return diagnostic(
        of: first.failure, in: isEverywhere ? nil : variants[first.take].appearance)
    }
  }

  /// Says that there is nothing to play with.
  func nothingDrawn(_ program: Program) -> Diagnostic {
    Diagnostic(
      .error, "storyboard.nothing-drawn", at: fence.location,
      "the block '\(program.snippet.attributes.id ?? "")' draws nothing: give it a '#Preview { … }'"
    )
  }

  private func unknownPreview(
    _ name: PreviewFence.Named, _ previews: [DrawResult.Preview]
  ) -> Diagnostic {
    let known = previews.compactMap(\.name)
    return Diagnostic(
      .error, "storyboard.unknown-preview", at: name.location,
      "no preview is called '\(name.text)'" + hint(name.text, known))
  }

  /// - Parameter appearance: the only one in which it goes wrong, if that is so.
  private func diagnostic(
    of failure: DrawResult.Failure, in appearance: Variant.Appearance?
  ) -> Diagnostic {
    let circumstance = appearance.map { "in \($0.rawValue), " } ?? ""
    let unknown = failure.unknown.map { hint($0.name, $0.known) } ?? ""
    let screen = failure.screen.map { "; \($0)" } ?? ""
    return Diagnostic(
      .error, failure.kind.code, at: fence.steps[failure.step].location,
      circumstance + failure.message + unknown + screen)
  }

  private func hint(_ name: String, _ known: [String]) -> String {
    nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension DrawResult.Failure.Kind {
  fileprivate var code: String {
    switch self {
    case .unmet: "storyboard.unmet"
    case .missing: "storyboard.unknown-element"
    case .ambiguous: "storyboard.ambiguous"
    case .refused: "storyboard.refused"
    }
  }
}
