import Diagnostics

/// A diagnostic of a program, and whether it is about a line that the program's block holds itself.
package struct Finding: Hashable, Sendable, Codable {
  package var diagnostic: Diagnostic
  package var isOwn: Bool

  package init(_ diagnostic: Diagnostic, isOwn: Bool) {
    self.diagnostic = diagnostic
    self.isOwn = isOwn
  }
}

/// Each thing once, though every step that repeats a line repeats what is wrong with it; by place.
///
/// - Parameter findings: in the order of the programs.
package func diagnostics(of findings: [Finding]) -> [Diagnostic] {
  var seen: Set<Identity> = []
  // What a block says of its own lines comes first: there it needs no explanation.
  let ordered = findings.filter(\.isOwn) + findings.filter { !$0.isOwn }
  return ordered.map(\.diagnostic).filter { seen.insert(Identity($0)).inserted }.sorted()
}

private struct Identity: Hashable {
  var location: SourceLocation
  var message: String

  init(_ diagnostic: Diagnostic) {
    location = diagnostic.location
    message = diagnostic.message
  }
}
