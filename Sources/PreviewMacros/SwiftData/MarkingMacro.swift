import SwiftSyntax
import SwiftSyntaxMacros

/// What says something of a property or type to whoever asks for it, and adds nothing to the code.
package struct MarkingMacro: PeerMacro, DeclarationMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
