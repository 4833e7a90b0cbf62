import SwiftSyntax
import SwiftSyntaxMacros

/// Finds the bundle that the code around belongs to: the program's, which is the only one here.
package struct BundleMacro: ExpressionMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    "Foundation.Bundle.main"
  }
}
