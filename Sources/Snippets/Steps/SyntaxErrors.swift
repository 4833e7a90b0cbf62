import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension Program {
  /// What there is to compile of a block that does not parse: the block by itself, so that what
  /// the compiler says is about it and nothing else.
  init(ofBroken parsed: ParsedText, shape: FenceAttributes.Shape, snippet: Snippet) {
    let text = shape == .members ? parsed.membersOfUnfinishedType : parsed.text
    self.init(snippet: snippet, main: text, isNestable: false)
    stage = .syntax
    isHeldToParser = true
    languageMode = snippet.attributes.languageMode
    syntaxErrors = parsed.syntaxErrors
  }
}

extension ParsedText {
  /// Whether it does not parse, whatever conditions (`#if`) hold: what stands under one, the compiler
  /// may not look at, and it alone knows.
  var isBroken: Bool { Syntax(tree).isBrokenUnconditionally }

  /// What the parser finds wrong, at its place on the page.
  var syntaxErrors: [Diagnostics.Diagnostic] {
    guard isBroken else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { found in
      guard found.diagMessage.severity == .error, !found.node.isConditional,
        let place = origin(of: found.position)
      else { return nil }
      return Diagnostic(.error, "swift.error", at: place, found.message)
    }
  }

  /// Members in a type that is not closed: a brace of the tool's would be taken for one that the
  /// author forgot.
  fileprivate var membersOfUnfinishedType: SourceText {
    SourceText(lines: [.written("struct Fragment {")] + text.lines)
  }
}

extension Syntax {
  /// Whether something is missing or left over, but for what stands under a condition.
  fileprivate var isBrokenUnconditionally: Bool {
    guard hasError, !isCondition else { return false }
    if self.is(TokenSyntax.self) || self.is(UnexpectedNodesSyntax.self) { return true }
    return children(viewMode: .all).contains(where: \.isBrokenUnconditionally)
  }

  fileprivate var isConditional: Bool {
    sequence(first: self, next: \.parent).contains(where: \.isCondition)
  }

  private var isCondition: Bool {
    self.as(IfConfigDeclSyntax.self)?.poundEndif.presence == .present
  }
}
