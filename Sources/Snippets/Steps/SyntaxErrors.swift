import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension ParsedText {
  /// What the parser finds wrong, at its place on the page.
  var syntaxErrors: [Diagnostics.Diagnostic] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { found in
      guard found.diagMessage.severity == .error, let place = origin(of: found.position) else {
        return nil
      }
      return Diagnostic(.error, "swift.syntax", at: place, found.message)
    }
  }
}
