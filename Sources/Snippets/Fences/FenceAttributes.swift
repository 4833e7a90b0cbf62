import PreviewExchange

/// What the info string of a `swift` fence asks for; `docs/authoring.md` tells what each means.
package struct FenceAttributes: Hashable, Sendable {
  package enum PreviewMode: String, Hashable, Sendable, CaseIterable {
    case none, fit, screen
  }

  package enum Shape: String, Hashable, Sendable, CaseIterable {
    case file, members, view, chain, statements
  }

  package var id: String?
  package var title: String?
  package var isHidden = false
  package var uses: [String] = []
  package var from: String?
  /// Names of declarations, with labels: `on(newIsActiveState:)`.
  package var removes: [String] = []
  package var diff: String?
  package var given: String?
  package var shape: Shape?
  package var preview: PreviewMode?
  /// The flaws that its previews are meant to have.
  package var expected: [ExpectedFinding] = []
  /// The Swift language mode, `5` or `6`, where it is not the catalog's.
  package var languageMode: String?
  /// The reason why the block is not compiled; empty where the author owes it.
  package var ignore: String?

  package init() {}
}
