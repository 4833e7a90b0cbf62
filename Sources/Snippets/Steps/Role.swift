import SwiftSyntax

extension Declaration.Role {
  init(_ declaration: Syntax, isTopLevel: Bool) {
    if declaration.is(ImportDeclSyntax.self) {
      self = .importing
    } else if PreviewMacro(declaration) != nil || declaration.conforms(to: "PreviewProvider") {
      self = .preview
    } else if isTopLevel {
      self = .topLevel
    } else {
      self = Self.member(declaration)
    }
  }

  private static func member(_ declaration: Syntax) -> Declaration.Role {
    switch declaration.kind {
    case .enumCaseDecl: .enumCase
    case .initializerDecl, .deinitializerDecl: .initializer
    case .functionDecl, .subscriptDecl: .function
    case .variableDecl:
      declaration.as(VariableDeclSyntax.self)?.isStored ?? true ? .stored : .computed
    default: .nestedType
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it takes part in its type's memory: no accessors but observers.
  var isStored: Bool {
    bindings.allSatisfy { binding in
      guard let block = binding.accessorBlock else { return true }
      let accessors = block.accessors.as(AccessorDeclListSyntax.self)
      return accessors?.allSatisfy {
        ["willSet", "didSet"].contains($0.accessorSpecifier.text)
      } ?? false
    }
  }
}

extension SyntaxProtocol {
  /// Whether a type says itself that it conforms to a protocol.
  func conforms(to name: String) -> Bool {
    let clause = asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    return clause?.inheritedTypes.contains {
      let type = $0.type.trimmedDescription
      return type == name || type.hasSuffix(".\(name)")
    } ?? false
  }
}
