import SwiftSyntax

extension CodeBlockItemSyntax.Item {
  var isDeclaration: Bool {
    if case .decl = self { return true }
    return PreviewMacro(self) != nil
  }

  /// Whether it is a type that says what it is, as few types within statements do.
  var isType: Bool {
    let group = asProtocol((any DeclGroupSyntax).self)
    return group?.inheritanceClause != nil || group?.attributes.isEmpty == false
  }

  var isConstant: Bool {
    self.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
  }

  var standsInFilesOnly: Bool {
    let kinds: [SyntaxKind] = [
      .importDecl, .extensionDecl, .protocolDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl,
    ]
    return kinds.contains(kind) || PreviewMacro(self) != nil || conforms(to: "PreviewProvider")
      || hasAttribute("main")
  }

  /// Whether it makes no sense outside of a type, if it is not the only thing that there is.
  var standsInTypesOnly: Bool {
    if isMemberByKind { return true }
    if let variable = self.as(VariableDeclSyntax.self) { return variable.isMember }
    return self.as(FunctionDeclSyntax.self)?.isMember ?? false
  }

  /// Whether a file could not hold it beside its types.
  var isSurelyMember: Bool {
    if isMemberByKind { return true }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.isWrapped || variable.isOfTypesOnly || variable.isBody
    }
    return self.as(FunctionDeclSyntax.self)?.isMember ?? false
  }

  /// Whether a file could not hold it, whatever is beside it.
  var cannotStandInFiles: Bool {
    let variable = self.as(VariableDeclSyntax.self)
    return isSurelyMember || variable.map { $0.isStored && $0.hasNoValue } ?? false
  }

  private var isMemberByKind: Bool {
    let kinds: [SyntaxKind] = [
      .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl,
    ]
    return kinds.contains(kind)
  }

  private func hasAttribute(_ name: String) -> Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    } ?? false
  }
}

extension VariableDeclSyntax {
  fileprivate var isMember: Bool {
    !attributes.isEmpty || !modifiers.isEmpty || hasNoValue
  }

  var hasNoValue: Bool { bindings.contains { $0.initializer == nil } }

  /// Whether it has a property wrapper, as far as one can tell by its name.
  var isWrapped: Bool {
    let others = ["MainActor", "TaskLocal", "Sendable"]
    return attributes.contains {
      guard let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription else {
        return false
      }
      return name.first?.isUppercase == true && !name.hasSuffix("Builder") && !others.contains(name)
    }
  }

  fileprivate var isBody: Bool {
    bindings.first?.pattern.trimmedDescription == "body" && !isStored
  }
}

extension FunctionDeclSyntax {
  fileprivate var isMember: Bool {
    if isOfTypesOnly { return true }
    let name = DeclarationKey.keys(of: self).first?.name ?? ""
    return Requirement.functions[name] != nil
      || tokens(viewMode: .sourceAccurate).contains(where: \.isOfOwner)
  }
}

extension TokenSyntax {
  /// Whether it stands for the value or the type that a member belongs to; `Int.self` does not.
  fileprivate var isOfOwner: Bool {
    let isPart = previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    return tokenKind == .keyword(.Self) || tokenKind == .keyword(.self) && !isPart
  }
}

extension WithModifiersSyntax {
  /// Whether a modifier says that it belongs to a type.
  fileprivate var isOfTypesOnly: Bool {
    modifiers.contains { ["static", "class", "mutating", "override"].contains($0.name.text) }
  }
}
