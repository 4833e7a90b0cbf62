import Diagnostics
import SwiftSyntax

extension ParsedText {
  /// The declarations of the whole text, which is a file's or what stands between a type's braces.
  func declarations(areMembers: Bool) -> DeclarationList {
    let items = tree.statements.map { (node: Syntax($0), declaration: Syntax($0.item)) }
    let end = Place(line: text.lines.count, column: 0)
    return list(items, from: Place(line: 0, column: 0), to: end, isTopLevel: !areMembers)
  }

  private typealias Item = (node: Syntax, declaration: Syntax)

  private func list(
    _ items: [Item], from start: Place, to end: Place, isTopLevel: Bool
  ) -> DeclarationList {
    var list = DeclarationList()
    var cursor = start
    var unnamedPreviews = 0
    for (index, item) in items.enumerated() {
      let next = items.dropFirst(index + 1).first.map { firstPlace(of: $0.node) } ?? end
      let upTo = boundary(after: item.node, before: next)
      var declaration = declaration(item, from: cursor, to: upTo, isTopLevel: isTopLevel)
      if declaration.keys == [.unnamedPreview(0)] {
        declaration.keys = [.unnamedPreview(unnamedPreviews)]
        unnamedPreviews += 1
      }
      list.declarations.append(declaration)
      cursor = upTo
    }
    list.trailing = lines(cursor, end)
    list.indentation = list.declarations.first?.lines.indentation ?? 0
    return list
  }

  private func firstPlace(of node: Syntax) -> Place {
    place(of: node.positionAfterSkippingLeadingTrivia)
  }

  /// Where the line ends that a node ends on, or where the next one on that line starts.
  private func boundary(after node: Syntax, before next: Place) -> Place {
    let end = place(of: node.endPosition)
    return min(Place(line: end.line + 1, column: 0), next)
  }

  private func declaration(
    _ item: Item, from start: Place, to end: Place, isTopLevel: Bool
  ) -> Declaration {
    let first = firstPlace(of: item.node)
    let isAlone = start.line < first.line || start.column == 0
    let lineStart = isAlone ? Place(line: first.line, column: 0) : first
    let before = lines(start, lineStart)
    let attached = before.reversed().prefix { $0.isComment && !$0.isMark }.count
    var own = lines(lineStart, end)
    if let last = own.last, last.text.hasSuffix(";") {
      own[own.count - 1] = last.cut(from: 0, upTo: last.text.utf8.count - 1)
    }
    let comments = before.suffix(attached)
    return Declaration(
      leading: before.dropLast(attached), lines: comments + own,
      documentation: comments.prefix { $0.isDocumentation }.count,
      keys: DeclarationKey.keys(of: item.declaration),
      role: .init(item.declaration, isTopLevel: isTopLevel),
      variant: DeclarationKey.variant(of: item.declaration),
      parameters: DeclarationKey.parameters(of: item.declaration),
      isMember: DeclarationKey.memberKinds.contains(item.declaration.kind),
      interior: interior(item, comments: Array(comments), from: lineStart, to: end),
      location: origin(of: item.node.positionAfterSkippingLeadingTrivia))
  }

  private func interior(
    _ item: Item, comments: [Line], from start: Place, to end: Place
  ) -> Interior? {
    guard let group = item.declaration.asProtocol((any DeclGroupSyntax).self) else { return nil }
    let block = group.memberBlock
    let members = block.members.map { (node: Syntax($0), declaration: Syntax($0.decl)) }
    let close = place(of: block.rightBrace.positionAfterSkippingLeadingTrivia)
    let firstMember = members.first.map { firstPlace(of: $0.node) } ?? close
    let open = min(boundary(after: Syntax(block.leftBrace), before: firstMember), close)
    let closeLine = Place(line: close.line, column: 0)
    let isSplit = closeLine < open || !lines(closeLine, close).isEmpty
    let footer = isSplit ? close : closeLine
    let inside = list(members, from: open, to: footer, isTopLevel: false)
    let header = comments + lines(start, open).map { $0.withoutTrailingSpace() }
    var interior = Interior(
      header: header, signature: Interior.Signature(group), members: inside,
      footer: lines(footer, end))
    interior.straighten(unit: indentationUnit)
    return interior
  }

  /// How far this text indents the members of a type: four columns where it shows none.
  private var indentationUnit: Int {
    text.lines.map(\.indentation).filter { $0 > 0 }.min().map { min($0, 8) } ?? 4
  }
}

extension Interior {
  /// Indents what stood on the line of a brace, now that it has a line of its own.
  fileprivate mutating func straighten(unit: Int) {
    let base = header.last?.indentation ?? 0
    for index in members.declarations.indices {
      guard let first = members.declarations[index].lines.first, first.indentation <= base else {
        continue
      }
      members.declarations[index].lines[0] = first.indented(by: base + unit - first.indentation)
    }
    members.indentation = members.declarations.first?.lines.indentation ?? base + unit
    if let last = footer.first, last.indentation != base {
      footer[0] = last.indented(by: base - last.indentation)
    }
  }
}

extension SourceText.Line {
  fileprivate var trimmed: Substring { text.drop { $0.isWhitespace } }
  fileprivate var isDocumentation: Bool { trimmed.hasPrefix("///") }
  var isMark: Bool { trimmed.hasPrefix("// MARK:") }

  /// Whether a comment is all that stands on the line.
  var isComment: Bool {
    trimmed.hasPrefix("//")
      || trimmed.hasPrefix("/*") && text.reversed().drop(while: \.isWhitespace).starts(with: "/*")
  }
}
