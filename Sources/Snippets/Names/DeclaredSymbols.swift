import Diagnostics
import SwiftSyntax

/// Something that code declares, by the path that leads to it.
package struct DeclaredSymbol: Hashable, Sendable {
  /// The names of the types that it is in and its own, with labels: `RoundButton/init(title:)`.
  package var path: String
  package var kind: SymbolKind
  package var location: Diagnostics.SourceLocation?
}

/// What a text declares, in its order, members of types and extensions included.
package func declaredSymbols(in text: SourceText) -> [DeclaredSymbol] {
  let parsed = ParsedText(text)
  return parsed.tree.statements.flatMap { DeclarationReader(parsed: parsed).read(Syntax($0.item)) }
}

private struct DeclarationReader {
  let parsed: ParsedText
  /// The path of the type whose members are read, with a slash behind it.
  var prefix = ""

  private var isMember: Bool { !prefix.isEmpty }

  func read(_ node: Syntax) -> [DeclaredSymbol] {
    if let group = node.asProtocol((any DeclGroupSyntax).self) { return type(group) }
    if let variable = node.as(VariableDeclSyntax.self) { return values(variable) }
    if let cases = node.as(EnumCaseDeclSyntax.self) { return cases.elements.map(enumCase) }
    if let callable = callable(node) { return [callable] }
    let others: [SyntaxKind: SymbolKind] = [
      .typeAliasDecl: .typealias, .associatedTypeDecl: .associatedtype, .macroDecl: .macro,
    ]
    guard let kind = others[node.kind], let named = node.asProtocol((any NamedDeclSyntax).self)
    else { return [] }
    return [symbol(named.name.text.unquoted, kind, at: named.name)]
  }

  /// The type itself, unless it is an extended one, and its members.
  private func type(_ group: any DeclGroupSyntax) -> [DeclaredSymbol] {
    let kinds: [SyntaxKind: SymbolKind] = [
      .structDecl: .structure, .classDecl: .class, .actorDecl: .class, .enumDecl: .enumeration,
      .protocolDecl: .protocol,
    ]
    var own: [DeclaredSymbol] = []
    var inside = self
    if let kind = kinds[group.kind], let named = group.asProtocol((any NamedDeclSyntax).self) {
      own = [symbol(named.name.text.unquoted, kind, at: named.name)]
      inside.prefix += named.name.text.unquoted + "/"
    } else if let extended = group.as(ExtensionDeclSyntax.self)?.extendedType {
      inside.prefix +=
        extended.trimmedDescription.split(separator: ".").joined(separator: "/") + "/"
    }
    return own + group.memberBlock.members.flatMap { inside.read(Syntax($0.decl)) }
  }

  private func values(_ variable: VariableDeclSyntax) -> [DeclaredSymbol] {
    let kind: SymbolKind = isMember ? (variable.isStatic ? .typeProperty : .property) : .variable
    return variable.bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map { pattern in
        symbol(pattern.identifier.text.unquoted, kind, at: pattern.identifier)
      }
    }
  }

  private func enumCase(_ element: EnumCaseElementSyntax) -> DeclaredSymbol {
    let labels = element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" }
    let name = element.name.text.unquoted + (labels.map(parenthesized) ?? "")
    return symbol(name, .enumCase, at: element.name)
  }

  private func callable(_ node: Syntax) -> DeclaredSymbol? {
    if let function = node.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      if case .identifier(let name) = function.name.tokenKind {
        let kind: SymbolKind = isMember ? (function.isStatic ? .typeMethod : .method) : .function
        let labels = parenthesized(parameters.map(\.firstName.text))
        return symbol(name.unquoted + labels, kind, at: function.name)
      }
      let labels = parenthesized(parameters.map { _ in "_" })
      return symbol(function.name.text + labels, .operator, at: function.name)
    }
    if let value = node.as(InitializerDeclSyntax.self) {
      let labels = value.signature.parameterClause.parameters.map(\.firstName.text)
      return symbol("init" + parenthesized(labels), .initializer, at: value.initKeyword)
    }
    if let value = node.as(SubscriptDeclSyntax.self) {
      // A single name of a subscript's parameter is none that callers write.
      let labels = value.parameterClause.parameters.map {
        $0.secondName == nil ? "_" : $0.firstName.text
      }
      let kind: SymbolKind = value.isStatic ? .typeSubscript : .subscript
      return symbol("subscript" + parenthesized(labels), kind, at: value.subscriptKeyword)
    }
    return nil
  }

  private func symbol(_ name: String, _ kind: SymbolKind, at token: TokenSyntax) -> DeclaredSymbol {
    DeclaredSymbol(
      path: prefix + name, kind: kind,
      location: parsed.origin(of: token.positionAfterSkippingLeadingTrivia))
  }
}

private func parenthesized(_ labels: [String]) -> String {
  "(" + labels.map { $0 + ":" }.joined() + ")"
}

extension WithModifiersSyntax {
  fileprivate var isStatic: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
