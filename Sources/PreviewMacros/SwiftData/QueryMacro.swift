import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: keeps a query beside a property, which shows what it finds.
package struct QueryMacro {
  fileprivate static func element(of type: TypeSyntax) -> TypeSyntax? {
    if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmed }
    guard let generic = type.as(IdentifierTypeSyntax.self), generic.name.text == "Array",
      case .type(let element)? = generic.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return element.trimmed
  }
}

extension QueryMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration) else { return [] }
    return ["get { \(property.storage).wrappedValue }"]
  }
}

extension QueryMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(declaration) else {
      throw Problem("@Query can only be applied to stored variables", at: declaration).error
    }
    guard let type = property.type, let element = element(of: type) else {
      throw Problem("@Query requires the type of an array, as in '[Item]'", at: declaration).error
    }
    let arguments = node.arguments?.trimmedDescription ?? ""
    return [
      """
      private var \(property.storage): SwiftData.Query<\(element), \(type)> = .init(\(raw: arguments))
      """
    ]
  }
}
