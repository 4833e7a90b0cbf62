import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Why a macro can't be expanded, and where.
struct Problem: DiagnosticMessage {
  let message: String
  private let node: Syntax

  init(_ message: String, at node: some SyntaxProtocol) {
    self.message = message
    self.node = Syntax(node)
  }

  var diagnosticID: MessageID { MessageID(domain: "PreviewMacros", id: message) }
  var severity: DiagnosticSeverity { .error }
  var diagnostic: Diagnostic { Diagnostic(node: node, message: self) }
  var error: DiagnosticsError { DiagnosticsError(diagnostics: [diagnostic]) }
}
