import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ModelActor`: gives an actor a container, and an executor that serves its context.
package struct ModelActorMacro {}

extension ModelActorMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let actor = declaration.as(ActorDeclSyntax.self) else {
      throw Problem("@ModelActor can only be applied to actors", at: node).error
    }
    let isPublic = actor.modifiers.contains { $0.name.text == "public" }
    let access = isPublic ? "public " : ""
    let members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    let hasInitializer = actor.memberBlock.members.contains {
      $0.decl.as(InitializerDeclSyntax.self)?.takesContainerOnly ?? false
    }
    return hasInitializer ? members : members + [initializer(access)]
  }

  private static func initializer(_ access: String) -> DeclSyntax {
    """
    \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
      let modelContext = SwiftData.ModelContext(modelContainer)
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
      self.modelContainer = modelContainer
    }
    """
  }
}

extension ModelActorMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self) else { return [] }
    let conformance: DeclSyntax = "extension \(type.trimmed): SwiftData.ModelActor {}"
    return [conformance.cast(ExtensionDeclSyntax.self)]
  }
}

extension InitializerDeclSyntax {
  fileprivate var takesContainerOnly: Bool {
    signature.parameterClause.parameters.map(\.firstName.text) == ["modelContainer"]
  }
}
