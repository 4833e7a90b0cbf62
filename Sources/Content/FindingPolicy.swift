/// What is thought of flaws in drawings.
package struct FindingPolicy: Hashable, Sendable, Codable {
  package enum Level: String, Hashable, Sendable, Codable, CaseIterable {
    case error, warning, off
  }

  /// By kind; the others have their usual level.
  package var levels: [String: Level] = [:]

  package init() {}

  package func level(of kind: String) -> Level {
    levels[kind] ?? (Self.notTold.contains(kind) ? .off : .warning)
  }

  /// The policy where something closer has its own thoughts of some kinds.
  package func overruled(by other: FindingPolicy) -> FindingPolicy {
    var policy = self
    policy.levels.merge(other.levels) { $1 }
    return policy
  }

  /// The kinds of flaws that are found in drawings.
  package static let kinds = [
    "truncated", "clipped", "fixed-size", "contrast", "small-target", "no-label", "overlap",
    "not-drawn", "not-settled",
  ]

  /// They are no flaws of a view; readers see them beside the picture.
  private static let notTold = ["not-drawn", "not-settled"]
}

extension FindingPolicy {
  /// Takes `findings` from a page's or the catalog's settings.
  init(_ parent: inout YAMLFields, area: String) {
    var fields = YAMLFields(parent.value("findings"), area: area)
    let known = Level.allCases.map(\.rawValue)
    for kind in Self.kinds {
      levels[kind] = fields.choice(kind, of: known).flatMap(Level.init)
    }
    fields.reportUnknownKeys()
    parent.add(fields.diagnostics)
  }
}
