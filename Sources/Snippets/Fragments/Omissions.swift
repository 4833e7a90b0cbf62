import Diagnostics
import SwiftSyntax

extension ParsedText {
  /// The text without the dots that stand for code that is left out, and with a value in the place
  /// of a body that is.
  ///
  /// Such dots (`...` or `…`) are alone on their line or between braces, where no operator can be.
  var withoutOmissions: ParsedText {
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    let dots = tokens.indices.filter { isOmission(at: $0, of: tokens) }.map { tokens[$0] }
    let bodies = OmittedBodies.insertions(in: tree, dots: Set(dots.map(\.id)))
    if dots.isEmpty, bodies.isEmpty { return self }
    var blank = text
    for dot in dots {
      let place = place(of: dot.positionAfterSkippingLeadingTrivia)
      blank.lines[place.line].text.blank(dot.text.utf8.count, from: place.column)
    }
    let parsed = ParsedText(blank)
    return bodies.isEmpty ? parsed : ParsedText(parsed.inserting(bodies))
  }

  private func isOmission(at index: Int, of tokens: [TokenSyntax]) -> Bool {
    guard tokens[index].isDots else { return false }
    let (before, behind) = (tokens[..<index].last, tokens[(index + 1)...].first)
    let isBraced =
      [.leftBrace, .keyword(.in)].contains(before?.tokenKind) && behind?.tokenKind == .rightBrace
    let line = place(of: tokens[index].positionAfterSkippingLeadingTrivia).line
    let isAlone =
      before.map { place(of: $0.endPositionBeforeTrailingTrivia).line < line } ?? true
      && behind.map { place(of: $0.positionAfterSkippingLeadingTrivia).line > line } ?? true
    return isBraced || isAlone
  }
}

extension TokenSyntax {
  fileprivate var isDots: Bool {
    switch tokenKind {
    case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
      ["...", "…"].contains(text)
    case .ellipsis: true
    default: false
    }
  }
}

extension TriviaPiece {
  /// Whether it is a comment of nothing but dots.
  fileprivate var isDots: Bool {
    switch self {
    case .lineComment(let text), .blockComment(let text):
      text.contains { ".…".contains($0) } && text.allSatisfy { "/*.… ".contains($0) }
    default: false
    }
  }
}

extension String {
  fileprivate mutating func blank(_ count: Int, from column: Int) {
    var bytes = Array(utf8)
    guard column + count <= bytes.count else { return }
    bytes.replaceSubrange(
      column..<column + count, with: repeatElement(UInt8(ascii: " "), count: count))
    self = String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds bodies that hold nothing but dots, and what has to stand in them: a value.
private final class OmittedBodies: SyntaxVisitor {
  private let dots: Set<SyntaxIdentifier>
  private var insertions: [ParsedText.Insertion] = []

  private init(dots: Set<SyntaxIdentifier>) {
    self.dots = dots
    super.init(viewMode: .sourceAccurate)
  }

  static func insertions(
    in tree: SourceFileSyntax, dots: Set<SyntaxIdentifier>
  ) -> [ParsedText.Insertion] {
    let visitor = OmittedBodies(dots: dots)
    visitor.walk(tree)
    return visitor.insertions
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body {
      fill(body.leftBrace, body.rightBrace, with: node.signature.returnClause?.type)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.accessorBlock, block.accessors.is(CodeBlockItemListSyntax.self) {
      fill(block.leftBrace, block.rightBrace, with: node.typeAnnotation?.type)
    }
    return .visitChildren
  }

  private func fill(_ open: TokenSyntax, _ close: TokenSyntax, with type: TypeSyntax?) {
    guard let value = type?.stand, let next = open.nextToken(viewMode: .sourceAccurate) else {
      return
    }
    let isOmitted =
      dots.contains(next.id)
      && next.nextToken(viewMode: .sourceAccurate)?.id == close.id
      || next.id == close.id
        && (open.trailingTrivia + close.leadingTrivia).contains(where: \.isDots)
    if isOmitted { insertions.append((open.endPositionBeforeTrailingTrivia, value)) }
  }
}

extension TypeSyntax {
  /// What stands for a value of the type; `nil` where it needs none or none is known.
  var stand: String? {
    if ["Void", "()"].contains(trimmedDescription) { return nil }
    guard let type = self.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some"
    else { return "fatalError()" }
    return ["View", "SwiftUI.View"].contains(type.constraint.trimmedDescription)
      ? "return EmptyView()" : nil
  }
}
