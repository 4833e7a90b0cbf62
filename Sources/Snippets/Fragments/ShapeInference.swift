import SwiftSyntax

extension ParsedText {
  /// What a block is, when its author does not say.
  var inferredShape: FenceAttributes.Shape { inferredShape(isBroken: isBroken) }

  /// - Parameter isBroken: whether the block is the start of one that does not parse: what follows a
  ///   slip in a member may read as anything.
  func inferredShape(isBroken: Bool) -> FenceAttributes.Shape {
    let items = tree.statements.ofAllConditions.withoutImportsOfPiece
    guard let first = items.first else { return .file }
    if items.startWithChain { return .chain }
    let declarations = items.filter(\.isDeclaration)
    if isBroken, declarations.contains(where: \.standsInFilesOnly) || first.isType { return .file }
    if isBroken, declarations.contains(where: \.standsInTypesOnly) { return .members }
    if declarations.count == items.count { return shape(of: declarations) }
    let expressions = items.filter { !$0.isDeclaration }
    let values = zones(of: .view).body.filter(\.isDeclaration)
    let isView = expressions.allSatisfy(\.isView) && values.allSatisfy(\.isConstant)
    return isView ? .view : .statements
  }

  /// Why a block cannot be what its author says it is, where what is put around it would hide that.
  func problem(as shape: FenceAttributes.Shape?) -> Problem? {
    let items = tree.statements.ofAllConditions
    switch shape {
    case .chain where !items.startWithChain:
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
    if declarations.contains(where: \.standsInFilesOnly) {
      return declarations.contains(where: \.isSurelyMember) ? .members : .file
    }
    if declarations.contains(where: \.standsInTypesOnly) {
      // Private values and functions may also stand beside types, in a file.
      let isFile = declarations.contains(where: \.isType)
      return isFile && !declarations.contains(where: \.cannotStandInFiles) ? .file : .members
    }
    return declarations.allSatisfy { $0.is(VariableDeclSyntax.self) } ? .statements : .file
  }
}

extension [CodeBlockItemSyntax.Item] {
  /// Whether a dot is what comes first, apart from declarations.
  fileprivate var startWithChain: Bool {
    let first = first { !$0.isDeclaration }
    return first?.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  /// What follows the imports at the start, where that is a piece and no file: not only declarations.
  fileprivate var withoutImportsOfPiece: Self {
    let rest = Array(drop { $0.is(ImportDeclSyntax.self) })
    return rest.allSatisfy(\.isDeclaration) ? self : rest
  }
}

extension CodeBlockItemListSyntax {
  /// The statements, and in the place of a condition (`#if`) all that stands under it.
  var ofAllConditions: [CodeBlockItemSyntax.Item] { map(\.item).ofAllConditions }
}

extension [CodeBlockItemSyntax.Item] {
  /// They, and in the place of a condition all that stands under it.
  var ofAllConditions: Self {
    flatMap { item -> Self in
      guard let condition = item.as(IfConfigDeclSyntax.self) else { return [item] }
      return condition.clauses.flatMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self)?.ofAllConditions ?? []
      }
    }
  }
}
