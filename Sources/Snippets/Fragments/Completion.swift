import Diagnostics
import SwiftSyntax

extension SourceText {
  /// The text with what its author left out put in as far as it takes to compile the rest: every
  /// character that remains keeps its place.
  var completed: ParsedText {
    let parsed = ParsedText(self).withoutOmissions.withChainsOnTheirOwn
    return parsed.withBodiesOfSignatures
  }
}

extension ParsedText {
  typealias Insertion = (position: AbsolutePosition, text: String)

  /// The text with lines of the tool's put in, which cut the lines that they are put into.
  func inserting(_ insertions: [Insertion]) -> SourceText {
    var result: [Line] = []
    var cursor = Place(line: 0, column: 0)
    for (position, inserted) in insertions.sorted(by: { $0.position < $1.position }) {
      let next = place(of: position)
      result += lines(cursor, next) + [.written(inserted)]
      cursor = next
    }
    return SourceText(lines: result + lines(cursor, Place(line: text.lines.count, column: 0)))
  }
}

extension ParsedText {
  /// The text with chains taken off the values that they only seem to belong to.
  ///
  /// A chain that starts a line below a gap, no further right than the variable before it, is one of
  /// its own: `@State var isOn = false`, nothing, `.animation(.default, value: isOn)`.
  fileprivate var withChainsOnTheirOwn: ParsedText {
    let dots = tree.statements.compactMap { statement -> AbsolutePosition? in
      guard let variable = statement.item.as(VariableDeclSyntax.self),
        variable.bindings.contains(where: { $0.initializer != nil })
      else { return nil }
      let column = place(of: variable.positionAfterSkippingLeadingTrivia).column
      return variable.tokens(viewMode: .sourceAccurate).first { token in
        token.tokenKind == .period && token.leadingTrivia.isGap
          && place(of: token.positionAfterSkippingLeadingTrivia).column <= column
      }?.positionAfterSkippingLeadingTrivia
    }
    if dots.isEmpty { return self }
    return ParsedText(inserting(dots.map { ($0, ";") }))
  }
}

extension Trivia {
  /// Whether a line lies between what is before and what is behind it.
  fileprivate var isGap: Bool {
    reduce(0) { count, piece in
      switch piece {
      case .newlines(let lines), .carriageReturnLineFeeds(let lines): count + lines
      default: count
      }
    } > 1
  }
}
