import SwiftSyntax

extension ParsedText {
  /// The text with bodies, where it quotes functions without any: then what it says is checked.
  ///
  /// Where one function has a body, another one that has none has lost it.
  var withBodiesOfSignatures: ParsedText {
    let functions = tree.statements.flatMap { $0.item.signatures }
    guard !functions.isEmpty, functions.allSatisfy({ $0.isSignature }), !isBroken else {
      return self
    }
    return ParsedText(inserting(functions.map { ($0.end, "{ \($0.stand ?? "") }") }))
  }
}

/// A function or an initializer.
private struct Function {
  var isSignature: Bool
  var end: AbsolutePosition
  /// What its body would return.
  var stand: String?
}

extension SyntaxProtocol {
  /// The functions that it is, or that it holds as an extension or a type.
  fileprivate var signatures: [Function] {
    if let function = self.as(FunctionDeclSyntax.self) {
      return [
        Function(
          isSignature: function.body == nil && !function.isDefinedElsewhere,
          end: function.endPositionBeforeTrailingTrivia,
          stand: function.signature.returnClause.map { $0.type.stand ?? "" })
      ]
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return [
        Function(
          isSignature: initializer.body == nil, end: initializer.endPositionBeforeTrailingTrivia,
          stand: "fatalError()")
      ]
    }
    if self.is(ProtocolDeclSyntax.self) { return [] }
    let members = asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
    return members.flatMap { $0.decl.signatures }
  }
}

extension FunctionDeclSyntax {
  /// Whether the linker finds its body.
  fileprivate var isDefinedElsewhere: Bool {
    attributes.has("_silgen_name") || attributes.has("_extern")
  }
}
