import Diagnostics
import PreviewExchange

/// A flaw that has to be found: the point of a block that shows how not to do it.
package struct ExpectedFinding: Hashable, Sendable {
  package var kind: FindingKind
  /// The text or the name of what has it; `nil` for any.
  package var element: String?
  package var location: SourceLocation

  package init(kind: FindingKind, element: String? = nil, location: SourceLocation) {
    self.kind = kind
    self.element = element
    self.location = location
  }
}
