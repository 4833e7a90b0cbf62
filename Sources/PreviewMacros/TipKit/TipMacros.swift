import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// TipKit's `@Parameter`: keeps a shared value in a parameter beside the property.
package struct TipParameterMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let parameter = try? parameter(declaration) else { return [] }
    return [
      "get { $\(parameter.name).wrappedValue }",
      "set { $\(parameter.name).wrappedValue = newValue }",
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type, value, access) = try parameter(declaration)
    let options = node.arguments?.trimmedDescription
    return [
      """
      \(raw: access)static let $\(name): TipKit.Tips.Parameter<\(type)> = \
      TipKit.Tips.Parameter(Self.self, "\(raw: name.text)", \(value)\
      \(raw: options.map { ", \($0)" } ?? ""))
      """
    ]
  }

  private static func parameter(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: TokenSyntax, type: TypeSyntax, value: ExprSyntax, access: String) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.modifiers.contains(where: { $0.name.text == "static" }),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
    else {
      throw Problem("@Parameter can only be applied to static variables", at: declaration).error
    }
    guard let type = binding.typeAnnotation?.type.trimmed else {
      throw Problem("@Parameter requires an explicit type", at: declaration).error
    }
    let value = binding.initializer?.value.trimmed ?? "nil"
    let access = variable.modifiers.first {
      ["public", "private", "package"].contains($0.name.text)
    }
    return (name, type, value, access.map { "\($0.name.text) " } ?? "")
  }
}

/// TipKit's `#Rule`: a condition on the donations of an event, or on a parameter.
package struct TipRuleMacro: ExpressionMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let input = node.arguments.first?.expression.trimmed, node.arguments.count == 1,
      let condition = node.trailingClosure?.trimmed
    else { throw Problem("#Rule needs an event or parameter and a condition", at: node).error }
    return "TipKit.Tips.Rule(\(input), \(condition))"
  }
}
