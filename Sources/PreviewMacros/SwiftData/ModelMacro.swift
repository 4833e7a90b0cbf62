import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: makes a class one whose objects are kept.
///
/// Values lie in storage of their own beside each property, so that an object works without a store.
package struct ModelMacro {}

extension ModelMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw Problem("@Model cannot be applied to \(kind(of: declaration))", at: node).error
    }
    let name = model.name.trimmed
    if model.needsInitializer {
      let message = "@Model requires an initializer be provided for '\(name.text)'"
      // The rest makes sense all the same, and without it there would be many more complaints.
      context.diagnose(Problem(message, at: model.name).diagnostic)
    }
    let access = model.access
    let registrar: DeclSyntax =
      "private let _$observationRegistrar = Observation.ObservationRegistrar()"
    if let parent = model.parent { return [registrar, model.initializer(of: parent)] }
    return [
      registrar,
      """
      private var _$backingData: any SwiftData.BackingData<\(name)> = \(name).createBackingData()
      """,
      """
      \(raw: access)var persistentBackingData: any SwiftData.BackingData<\(name)> {
        get { _$backingData }
        set { _$backingData = newValue }
      }
      """,
      """
      \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        \(model.metadata)
      }
      """,
      """
      \(raw: access)required init(backingData: any SwiftData.BackingData<\(name)>) {
        Swift.fatalError("objects come from their own initializers")
      }
      """,
    ]
  }

  private static func kind(of declaration: some DeclGroupSyntax) -> String {
    switch declaration.kind {
    case .structDecl: "a struct"
    case .enumDecl: "an enum"
    case .actorDecl: "an actor"
    default: "this declaration"
    }
  }
}

extension ModelMacro: MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self),
      let property = StoredProperty(member), property.isPersisted
    else { return [] }
    return [
      property.isTransformed
        ? "@_TransformablePersistedProperty" : "@_PersistedProperty"
    ]
  }
}

extension ModelMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    let conformance: DeclSyntax = "extension \(type.trimmed): SwiftData.PersistentModel {}"
    return [conformance.cast(ExtensionDeclSyntax.self)]
  }
}

extension ClassDeclSyntax {
  fileprivate var access: String {
    let isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
    return isPublic ? "public " : ""
  }

  fileprivate var properties: [StoredProperty] {
    memberBlock.members.compactMap { StoredProperty($0.decl) }
  }

  /// The macro's own initializer takes the place of the one that a class has by itself.
  fileprivate var needsInitializer: Bool {
    let hasInitializer = memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    return !hasInitializer && properties.contains { $0.isPersisted && $0.needsValue }
  }

  fileprivate var metadata: ExprSyntax {
    let entries = properties.filter(\.isPersisted).map { property in
      "SwiftData.Schema.PropertyMetadata(name: \"\(property.name.text)\", "
        + "keypath: \\\(name.text).\(property.name.text))"
    }
    return "[\(raw: entries.joined(separator: ", "))]"
  }

  /// The model that this one derives from, going by names: what the compiler knows of types does not
  /// reach macros.
  fileprivate var parent: TypeSyntax? {
    guard let first = inheritanceClause?.inheritedTypes.first?.type.trimmed,
      let name = first.description.split(separator: ".").last
    else { return nil }
    let endings = ["able", "ible", "ing", "Protocol", "Model", "Type", "Convertible"]
    return endings.contains(where: name.hasSuffix) ? nil : first
  }

  /// What the model above wants of the models beneath it.
  fileprivate func initializer(of parent: TypeSyntax) -> DeclSyntax {
    """
    \(raw: access)required init(backingData: any SwiftData.BackingData<\(parent)>) {
      Swift.fatalError("objects come from their own initializers")
    }
    """
  }
}
