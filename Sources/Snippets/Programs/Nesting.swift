import SwiftSyntax

extension ParsedText {
  /// Whether the text means the same inside an `enum`, and nothing to others beside it: it holds
  /// nothing but imports, types and previews, and leaves no brace open and closes none of others.
  var isNestable: Bool {
    !isTooMuch && !tree.hasError && importsStandAlone
      && tree.statements.allSatisfy { $0.item.isNestable } && !NestingObstacles.are(in: tree)
  }

  /// What it imports, as in `import Combine`, attributes included.
  var importTexts: Set<String> { Set(imports.map(\.trimmedDescription)) }

  var imports: [CodeBlockItemSyntax] {
    tree.statements.filter { $0.item.is(ImportDeclSyntax.self) }
  }

  /// What shares a line with an import would leave the `enum` with it.
  private var importsStandAlone: Bool {
    let others: [CodeBlockItemSyntax] = tree.statements.filter {
      !$0.item.is(ImportDeclSyntax.self)
    }
    return importLines.isDisjoint(with: lines(of: others))
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isNestable: Bool {
    if self.is(ImportDeclSyntax.self) || PreviewMacro(self) != nil { return true }
    let kinds: [SyntaxKind] = [
      .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
    ]
    let name = asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    return kinds.contains(kind) && !literalTypes.contains(name)
  }
}

/// What a file declares under these names decides what its literals are.
private let literalTypes: Set<String> = [
  "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
  "ExtendedGraphemeClusterType", "UnicodeScalarType",
]

/// Looks for what a text cannot hold if it is to be nested, at whatever depth.
private final class NestingObstacles: SyntaxVisitor {
  private var areFound = false

  static func are(in tree: SourceFileSyntax) -> Bool {
    let visitor = NestingObstacles(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.areFound
  }

  private func found(_ isObstacle: Bool) -> SyntaxVisitorContinueKind {
    areFound = areFound || isObstacle
    return areFound ? .skipChildren : .visitChildren
  }

  /// There is one entry point in a module.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    found(node.attributeName.trimmedDescription.lowercased().hasSuffix("main"))
  }

  /// An operator is looked for in all types of a module.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = node.name.tokenKind { return found(false) }
    return found(true)
  }

  /// Outside of types it means the `enum`, or nothing.
  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    found(node.tokenKind == .keyword(.Self) && !node.isInType)
  }

  /// It makes others' places its own.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    found(true)
  }

  /// In Swift 5, the compiler takes `/}/` for a brace between operators.
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    found(node.openingPounds == nil)
  }
}

extension TokenSyntax {
  fileprivate var isInType: Bool {
    var node = parent
    while let next = node {
      if next.is(MemberBlockSyntax.self) { return true }
      node = next.parent
    }
    return false
  }
}
