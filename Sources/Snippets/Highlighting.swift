import Diagnostics
import SwiftIDEUtils
import SwiftSyntax

/// A piece of code that has one look.
package struct Token: Hashable, Sendable {
  /// What a piece of code is, as far as a theme tells pieces apart.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case plain, keyword, attribute, type, call, member, label, string, number, comment
    /// What a declaration introduces.
    case declaration
    /// `#Preview` and other macros, `#if` and other directives.
    case directive
  }

  package var kind: Kind
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// The tokens of a text, a row for each of its lines; together they are the text.
package func highlight(_ text: SourceText) -> [[Token]] {
  let bytes = Array(text.string.utf8)
  guard let tree = parse(text.string) else {
    return text.lines.map { $0.text.isEmpty ? [] : [Token(.plain, $0.text)] }
  }
  var rows: [[Token]] = [[]]
  for range in tree.classifications {
    let piece = bytes[range.range.lowerBound.utf8Offset..<range.range.upperBound.utf8Offset]
    let kind = Token.Kind(range, in: tree)
    for (index, line) in piece.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { rows.append([]) }
      if !line.isEmpty { rows[rows.count - 1].append(kind, String(decoding: line, as: UTF8.self)) }
    }
  }
  return Array(rows.prefix(text.lines.count))
}

extension [Token] {
  /// Adds to the last token where that has the same look.
  fileprivate mutating func append(_ kind: Token.Kind, _ text: String) {
    if last?.kind == kind {
      self[count - 1].text += text
    } else {
      append(Token(kind, text))
    }
  }
}

extension Token.Kind {
  fileprivate init(_ range: SyntaxClassifiedRange, in tree: SourceFileSyntax) {
    switch range.kind {
    case .keyword: self = .keyword
    case .attribute: self = .attribute
    case .type: self = .type
    case .argumentLabel: self = .label
    case .integerLiteral, .floatLiteral: self = .number
    case .stringLiteral, .regexLiteral: self = .string
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: self = .comment
    case .ifConfigDirective: self = .directive
    case .identifier, .dollarIdentifier:
      self = tree.token(at: range.range.lowerBound).map(Self.identifier) ?? .plain
    default:
      let token = tree.token(at: range.range.lowerBound)
      self = token?.tokenKind == .pound ? .directive : .plain
    }
  }

  /// What an identifier is, by what stands around it.
  private static func identifier(_ token: TokenSyntax) -> Token.Kind {
    guard let parent = token.parent else { return .plain }
    if parent.asProtocol((any FreestandingMacroExpansionSyntax).self) != nil { return .directive }
    if parent.is(IdentifierPatternSyntax.self) || isDeclared(token, by: parent) {
      return .declaration
    }
    guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return .plain }
    if token.text.first?.isUppercase == true { return .type }
    return kind(of: Syntax(reference))
  }

  private static func isDeclared(_ token: TokenSyntax, by parent: Syntax) -> Bool {
    parent.asProtocol((any NamedDeclSyntax).self)?.name.id == token.id
      || parent.as(EnumCaseElementSyntax.self)?.name.id == token.id
  }

  private static func kind(of reference: Syntax) -> Token.Kind {
    var node = reference
    var isMember = node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      node = Syntax(access)
      isMember = true
    }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    if let call, Syntax(call.calledExpression).id == node.id { return .call }
    return isMember ? .member : .plain
  }
}
