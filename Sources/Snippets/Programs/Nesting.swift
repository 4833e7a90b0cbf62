import SwiftSyntax

extension ParsedText {
  /// Whether the text means the same inside an `enum`: it holds nothing but imports, types and
  /// previews, and leaves no brace open and closes none of others.
  var isNestable: Bool {
    !isTooMuch && !tree.hasError
      && tree.statements.allSatisfy { statement in
        let item = statement.item
        if item.is(ImportDeclSyntax.self) || PreviewMacro(item) != nil { return true }
        let kinds: [SyntaxKind] = [
          .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
        ]
        return kinds.contains(item.kind) && !item.isEntryPoint
      }
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isEntryPoint: Bool {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
    } ?? false
  }
}
