import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a property of a preview's body; `#Preview` does the work.
package struct PreviewableMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self), isInPreview(context) else {
      throw Problem("'@Previewable' marks properties at the top of a '#Preview' body", at: node)
        .error
    }
    return []
  }

  private static func isInPreview(_ context: some MacroExpansionContext) -> Bool {
    context.lexicalContext.contains { scope in
      scope.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
  }
}
