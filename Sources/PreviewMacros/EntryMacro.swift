import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: turns a property in an extension of `EnvironmentValues` and its kin into an entry.
package struct EntryMacro {
  /// The property under `@Entry`, and the protocol that its key conforms to.
  fileprivate struct Entry {
    var name: TokenSyntax
    var type: TypeSyntax?
    var defaultValue: ExprSyntax?
    var keyProtocol: String

    var key: TokenSyntax {
      "__Key_\(raw: name.text.replacing("`", with: ""))"
    }
  }

  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  fileprivate static func entry(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> Entry {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw Problem("'@Entry' needs a single stored 'var'", at: declaration).error }
    let scope = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let owner = scope?.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    guard let keyProtocol = keyProtocols[owner] else {
      let owners = keyProtocols.keys.sorted().joined(separator: ", ")
      throw Problem("'@Entry' must stand in an extension of one of \(owners)", at: declaration)
        .error
    }
    let type = binding.typeAnnotation?.type.trimmed
    if let type, !type.isOptional, binding.initializer == nil, keyProtocol != "FocusedValueKey" {
      throw Problem(
        "'@Entry' needs a default value, since '\(type)' is not optional", at: declaration
      ).error
    }
    return Entry(
      name: pattern.identifier.trimmed, type: type,
      defaultValue: binding.initializer?.value.trimmed, keyProtocol: keyProtocol)
  }
}

extension EntryMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer says what is wrong; once is enough.
    guard let entry = try? entry(declaration, in: context) else { return [] }
    return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
  }
}

extension EntryMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try entry(declaration, in: context)
    return [
      """
      private struct \(entry.key): SwiftUI.\(raw: entry.keyProtocol) {
        \(entry.members)
      }
      """
    ]
  }
}

extension EntryMacro.Entry {
  /// A focused value is optional by itself: its key names the type without the question mark.
  fileprivate var members: DeclSyntax {
    if keyProtocol == "FocusedValueKey" {
      let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type ?? "Never"
      return "typealias Value = \(wrapped)"
    }
    guard let type else { return "static let defaultValue = \(defaultValue ?? "nil")" }
    return "static var defaultValue: \(type) { \(defaultValue ?? "nil") }"
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || trimmedDescription.hasPrefix("Optional<")
  }
}
