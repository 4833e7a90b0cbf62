import Diagnostics
import SwiftSyntax

/// The names that a text declares for others, and those that it takes from elsewhere.
struct Names {
  /// What stands at the top level: types, functions, values.
  var globals: Set<String> = []
  /// Functions among them, with their labels and types.
  private var functions: Set<[String]> = []
  /// Members of extensions, which others reach behind a dot.
  var members: Set<String> = []
  /// What is used and not declared, with the first place of its use, in order.
  var free: [Use] = []
  /// What is used behind a dot.
  var freeMembers: [Use] = []

  typealias Use = (name: String, place: Diagnostics.SourceLocation?)

  /// - Parameter given: what a fragment finds around it, which may lean on others too.
  init(_ parsed: ParsedText, given: ParsedText? = nil) {
    for item in parsed.tree.statements { declare(item.item) }
    let texts = (given.map { [$0] } ?? []) + [parsed]
    let collectors = texts.map { text in
      let collector = NameCollector(viewMode: .sourceAccurate)
      collector.walk(text.tree)
      return collector
    }
    let declared = collectors.reduce(into: Set()) { $0.formUnion($1.declared) }
    for (text, collector) in zip(texts, collectors) {
      let uses = { (uses: [NameCollector.Use]) in
        uses.map { Use(name: $0.name, place: text.origin(of: $0.position)) }
      }
      free += uses(collector.references.filter { !declared.contains($0.name) })
      freeMembers += uses(collector.members.filter { !members.contains($0.name) })
    }
  }

  /// What a piece of code uses and does not declare.
  static func free(in node: some SyntaxProtocol) -> Set<String> {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return Set(collector.references.map(\.name)).subtracting(collector.declared)
  }

  /// Whether what a companion declares is declared here, so that there is no place for it.
  func replace(_ declaration: Declaration) -> Bool {
    declaration.keys.contains { key in
      switch key {
      case .type(let name), .value(let name): globals.contains(name)
      case .callable(let name): functions.contains([name, declaration.variant])
      default: false
      }
    }
  }

  private mutating func declare(_ item: CodeBlockItemSyntax.Item) {
    if let value = item.as(ExtensionDeclSyntax.self) {
      for member in value.memberBlock.members { members.formUnion(baseNames(member.decl)) }
    } else if item.is(DeclSyntax.self), !item.is(ImportDeclSyntax.self) {
      globals.formUnion(baseNames(item))
      let variant = DeclarationKey.variant(of: item)
      functions.formUnion(DeclarationKey.keys(of: item).map { [$0.name, variant] })
    }
  }

  private func baseNames(_ declaration: some SyntaxProtocol) -> [String] {
    DeclarationKey.keys(of: declaration).compactMap(\.baseName)
  }
}

/// Walks a tree for the names in it.
private final class NameCollector: SyntaxVisitor {
  typealias Use = (name: String, position: AbsolutePosition)

  /// Everything that is declared anywhere in the text, parameters and local variables too.
  var declared: Set<String> = []
  var references: [Use] = []
  var members: [Use] = []
  private var seen: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      note(node.baseName, in: \.members)
    } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      note(node.baseName, in: \.members)
    } else {
      note(node.baseName, in: \.references)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, in: \.references)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.operator, in: \.references)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visitPost(_ node: FunctionDeclSyntax) { _ = declare(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { _ = declare(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { _ = declare(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { _ = declare(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { _ = declare(node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { _ = declare(node.name) }
  override func visitPost(_ node: TypeAliasDeclSyntax) { _ = declare(node.name) }
  override func visitPost(_ node: AssociatedTypeDeclSyntax) { _ = declare(node.name) }

  private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(token.text.unquoted)
    return .visitChildren
  }

  private func note(
    _ token: TokenSyntax, in list: ReferenceWritableKeyPath<NameCollector, [Use]>
  ) {
    let name = token.text.unquoted
    guard seen.insert("\(list == \.members ? "." : "")\(name)").inserted else { return }
    self[keyPath: list].append((name, token.positionAfterSkippingLeadingTrivia))
  }
}
