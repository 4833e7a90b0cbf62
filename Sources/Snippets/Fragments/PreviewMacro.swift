import SwiftSyntax

/// A `#Preview`, which the parser takes for a declaration or for an expression.
struct PreviewMacro {
  /// The name that the author gave it.
  var name: String?

  init?(_ node: some SyntaxProtocol) {
    let macro: (any FreestandingMacroExpansionSyntax)? =
      node.as(MacroExpansionDeclSyntax.self) ?? node.as(MacroExpansionExprSyntax.self)
    guard let macro, macro.macroName.text == "Preview" else { return nil }
    let first = macro.arguments.first
    guard first?.label == nil else { return }
    name = first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
