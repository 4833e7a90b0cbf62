import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Model` puts before each property that is kept: observed, and of a type that can be kept.
package struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration) else { return [] }
    // The method exists for the types that can be kept: that is where others fail.
    return observed(property) { "self.setValue(forKey: \\.\(property.storage), to: newValue)" }
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    StoredProperty(declaration).map { [$0.storageDeclaration] } ?? []
  }

  static func observed(
    _ property: StoredProperty, setting: () -> ExprSyntax
  ) -> [AccessorDeclSyntax] {
    let (name, storage) = (property.name, property.storage)
    return [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = initialValue
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(name))
        return \(storage)
      }
      """,
      """
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.\(name)) {
          \(setting())
        }
      }
      """,
    ]
  }
}

/// The same for a property whose values a transformer makes data of, whatever they are.
package struct TransformablePropertyMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration) else { return [] }
    return PersistedPropertyMacro.observed(property) { "\(property.storage) = newValue" }
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    StoredProperty(declaration).map { [$0.storageDeclaration] } ?? []
  }
}
