import Diagnostics

/// A `compare` fence: two blocks that the page shows side by side.
package struct Comparison: Hashable, Sendable {
  package var before: Snippet.ID
  package var after: Snippet.ID
  package var location: SourceLocation

  package init(before: Snippet.ID, after: Snippet.ID, location: SourceLocation) {
    self.before = before
    self.after = after
    self.location = location
  }
}

extension FencesInReach {
  /// The page's comparisons whose two sides are there; what is wrong with the others is added
  /// to `diagnostics`.
  func comparisons(_ diagnostics: inout [Diagnostic]) -> [Comparison] {
    own.compare.compactMap { info in
      let before = side("before", of: info, &diagnostics)
      let after = side("after", of: info, &diagnostics)
      guard let before, let after else { return nil }
      return Comparison(before: before, after: after, location: info.location)
    }
  }

  private func side(
    _ name: String, of info: InfoString, _ diagnostics: inout [Diagnostic]
  ) -> Snippet.ID? {
    guard let attribute = info[name] else {
      let problem = Problem("fence.missing-side", "'compare' wants the name of a block: \(name)=…")
      diagnostics.append(problem.diagnostic(at: info.location))
      return nil
    }
    guard let value = attribute.value, BlockName.isName(value) else { return nil }
    return find(value, at: attribute.valueLocation, &diagnostics)
  }
}
