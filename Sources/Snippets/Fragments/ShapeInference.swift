import SwiftSyntax

extension ParsedText {
  /// What a block is, when its author does not say.
  var inferredShape: FenceAttributes.Shape { inferredShape(isBroken: tree.hasError) }

  /// - Parameter isBroken: whether the block is the start of one that does not parse: what follows a
  ///   slip in a member may read as anything.
  func inferredShape(isBroken: Bool) -> FenceAttributes.Shape {
    let items = tree.statements.map(\.item)
    guard let first = items.first else { return .file }
    if first.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period { return .chain }
    let declarations = items.filter(\.isDeclaration)
    if declarations.contains(where: \.standsInFilesOnly) { return .file }
    if isBroken, declarations.contains(where: \.standsInTypesOnly) { return .members }
    if declarations.count == items.count { return shape(of: declarations) }
    let expressions = items.filter { !$0.isDeclaration }
    let isView = expressions.allSatisfy(\.isView) && declarations.allSatisfy(\.isConstant)
    return isView ? .view : .statements
  }

  /// Whether it holds declarations and nothing else.
  var declaresOnly: Bool { tree.statements.map(\.item).allSatisfy(\.isDeclaration) }

  private func shape(of declarations: [CodeBlockItemSyntax.Item]) -> FenceAttributes.Shape {
    if declarations.contains(where: \.standsInTypesOnly) { return .members }
    return declarations.allSatisfy { $0.is(VariableDeclSyntax.self) } ? .statements : .file
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isDeclaration: Bool {
    if case .decl = self { return true }
    return PreviewMacro(self) != nil
  }

  fileprivate var isConstant: Bool {
    self.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
  }

  fileprivate var standsInFilesOnly: Bool {
    let kinds: [SyntaxKind] = [
      .importDecl, .extensionDecl, .protocolDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl,
    ]
    return kinds.contains(kind) || PreviewMacro(self) != nil || conforms(to: "PreviewProvider")
      || hasAttribute("main")
  }

  /// Whether it makes no sense outside of a type.
  fileprivate var standsInTypesOnly: Bool {
    let kinds: [SyntaxKind] = [
      .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl,
    ]
    if kinds.contains(kind) { return true }
    if let variable = self.as(VariableDeclSyntax.self) { return variable.isMember }
    return self.as(FunctionDeclSyntax.self)?.isMember ?? false
  }

  private func hasAttribute(_ name: String) -> Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    } ?? false
  }
}

extension VariableDeclSyntax {
  fileprivate var isMember: Bool {
    let hasNoValue = bindings.contains { $0.initializer == nil }
    return !attributes.isEmpty || !modifiers.isEmpty || hasNoValue
  }
}

extension FunctionDeclSyntax {
  fileprivate var isMember: Bool {
    let modifiers = self.modifiers.map(\.name.text)
    if modifiers.contains(where: ["static", "class", "mutating", "override"].contains) {
      return true
    }
    let name = DeclarationKey.keys(of: self).first?.name ?? ""
    return Requirement.functions[name] != nil
      || tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
  }
}
