import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: joins what changes in all stored variables of a type.
package struct AnimatableMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let parts = try declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter(\.changes)
      .flatMap { try $0.bindings.compactMap(AnimatedPart.init) }
    let access = declaration.modifiers.first { $0.isAccess }.map { "\($0.name.text) " } ?? ""
    let clause = protocols.isEmpty ? "" : ": SwiftUI.Animatable"
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed)\(raw: clause) {
          \(raw: access)var animatableData: \(raw: parts.dataType) {
            get { \(raw: parts.getter) }
            set { \(raw: parts.setter) }
          }
        }
        """)
    ]
  }
}

/// `@AnimatableIgnored`: marks a variable that `@Animatable` leaves out.
package struct AnimatableIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// A stored variable and its type.
private struct AnimatedPart {
  let name: String
  let type: String

  /// Makes no part of a computed variable.
  init?(_ binding: PatternBindingSyntax) throws {
    guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return nil
    }
    guard let type = binding.typeName else {
      throw Problem(
        "'@Animatable' needs the type of '\(name.identifier.text)' to be written", at: binding
      ).error
    }
    self.name = name.identifier.text
    self.type = type
  }
}

extension [AnimatedPart] {
  fileprivate var dataType: String {
    let types = map { "\($0.type).AnimatableData" }.joined(separator: ", ")
    return isEmpty ? "SwiftUI.EmptyAnimatableData" : "SwiftUI.AnimatableValues<\(types)>"
  }

  fileprivate var getter: String {
    let values = map { "self.\($0.name).animatableData" }.joined(separator: ", ")
    return isEmpty ? "SwiftUI.EmptyAnimatableData()" : "SwiftUI.AnimatableValues(\(values))"
  }

  fileprivate var setter: String {
    let values = map { "self.\($0.name).animatableData" }.joined(separator: ", ")
    return isEmpty ? "" : "(\(values)) = newValue.value"
  }
}

extension VariableDeclSyntax {
  /// Constants, variables of the type and those with a wrapper stay as they are.
  fileprivate var changes: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && attributes.isEmpty
      && !modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let accessorBlock else { return false }
    guard case .accessors(let list) = accessorBlock.accessors else { return true }
    return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
  }

  /// The type as it is written, or as the first value tells it.
  fileprivate var typeName: String? {
    if let type = typeAnnotation?.type.trimmedDescription { return type }
    guard let value = initializer?.value else { return nil }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.typeName
    }
    return value.typeName
  }
}

extension ExprSyntax {
  /// `Angle` in `Angle(degrees: 1)`, `Angle.zero` and `Angle.degrees`.
  fileprivate var typeName: String? {
    let base = self.as(MemberAccessExprSyntax.self)?.base ?? self
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return name.first?.isUppercase == true ? name : nil
  }
}

extension DeclModifierSyntax {
  fileprivate var isAccess: Bool { ["public", "package"].contains(name.text) }
}
