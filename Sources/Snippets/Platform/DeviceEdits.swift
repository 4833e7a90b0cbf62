import SwiftIfConfig
import SwiftSyntax

/// Walks a text for what reads otherwise on a device; what no device compiles is not looked at.
final class DeviceEdits: SyntaxVisitor {
  private var edits: [Edit] = []

  static func of(_ tree: SourceFileSyntax) -> [Edit] {
    let visitor = DeviceEdits(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let (active, problems) = node.activeClause(in: DeviceConditions())
    // Where a condition says nothing about devices, the compiler has to decide.
    guard problems.isEmpty, node.poundEndif.presence == .present else { return .visitChildren }
    let clauses = Array(node.clauses)
    let ends = clauses.dropFirst().map(\.poundKeyword) + [node.poundEndif]
    for (clause, end) in zip(clauses, ends) {
      if clause.id == active?.id {
        edits.append(
          Edit(
            blanking: clause.poundKeyword.positionAfterSkippingLeadingTrivia,
            (clause.condition.map(Syntax.init) ?? Syntax(clause.poundKeyword))
              .endPositionBeforeTrailingTrivia))
        if let elements = clause.elements { walk(elements) }
      } else {
        edits.append(
          Edit(
            blanking: clause.poundKeyword.positionAfterSkippingLeadingTrivia,
            end.positionAfterSkippingLeadingTrivia))
      }
    }
    edits.append(Edit(blanking: node.poundEndif))
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += node.deviceEdits
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    edits += node.deviceEdits
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    edits += node.deviceEdits
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += node.deviceEdits
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += node.deviceEdits
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += node.deviceEdits
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    edits += node.deviceEdits
    return .visitChildren
  }
}
