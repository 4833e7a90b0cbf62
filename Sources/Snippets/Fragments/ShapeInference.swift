import SwiftSyntax

extension ParsedText {
  /// What a block is, when its author does not say.
  var inferredShape: FenceAttributes.Shape { inferredShape(isBroken: isBroken) }

  /// - Parameter isBroken: whether the block is the start of one that does not parse: what follows a
  ///   slip in a member may read as anything.
  func inferredShape(isBroken: Bool) -> FenceAttributes.Shape {
    let items = tree.statements.ofAllConditions.withoutImportsOfPiece
    guard let first = items.first else { return .file }
    if first.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period { return .chain }
    let declarations = items.filter(\.isDeclaration)
    if declarations.contains(where: \.standsInFilesOnly) { return .file }
    if isBroken, first.isType { return .file }
    if isBroken, declarations.contains(where: \.standsInTypesOnly) { return .members }
    if declarations.count == items.count { return shape(of: declarations) }
    let expressions = items.filter { !$0.isDeclaration }
    let isView = expressions.allSatisfy(\.isView) && declarations.allSatisfy(\.isConstant)
    return isView ? .view : .statements
  }

  /// Why a block cannot be what its author says it is, where what is put around it would hide that.
  func problem(as shape: FenceAttributes.Shape?) -> Problem? {
    let items = tree.statements.ofAllConditions
    switch shape {
    case .chain
    where items.withoutImportsOfPiece.first?.firstToken(viewMode: .sourceAccurate)?.tokenKind
      != .period:
      return Problem(
        "fence.wrong-shape", "this is no chain: a chain starts with a dot, as '.bold()' does")
    case .view where items.allSatisfy(\.isDeclaration):
      return Problem("fence.wrong-shape", "this is no view: nothing in it is an expression")
    default: return nil
    }
  }

  /// Whether it holds declarations and nothing else.
  var declaresOnly: Bool { tree.statements.ofAllConditions.allSatisfy(\.isDeclaration) }

  private func shape(of declarations: [CodeBlockItemSyntax.Item]) -> FenceAttributes.Shape {
    if declarations.contains(where: \.standsInTypesOnly) { return .members }
    return declarations.allSatisfy { $0.is(VariableDeclSyntax.self) } ? .statements : .file
  }
}

extension [CodeBlockItemSyntax.Item] {
  /// What follows the imports at the start, where that is a piece and no file: expressions, and values
  /// for them, but no types.
  fileprivate var withoutImportsOfPiece: Self {
    let rest = Array(drop { $0.is(ImportDeclSyntax.self) })
    let declarations = rest.filter(\.isDeclaration)
    let isPiece =
      declarations.count < rest.count && declarations.allSatisfy { $0.is(VariableDeclSyntax.self) }
    return isPiece ? rest : self
  }
}

extension CodeBlockItemListSyntax {
  /// The statements, and in the place of a condition (`#if`) all that stands under it.
  var ofAllConditions: [CodeBlockItemSyntax.Item] {
    flatMap { statement -> [CodeBlockItemSyntax.Item] in
      guard let condition = statement.item.as(IfConfigDeclSyntax.self) else {
        return [statement.item]
      }
      return condition.clauses.flatMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self)?.ofAllConditions ?? []
      }
    }
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isDeclaration: Bool {
    if case .decl = self { return true }
    return PreviewMacro(self) != nil
  }

  /// Whether it is a type that says what it is, as few types within statements do.
  fileprivate var isType: Bool {
    let group = asProtocol((any DeclGroupSyntax).self)
    return group?.inheritanceClause != nil || group?.attributes.isEmpty == false
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
