import Diagnostics
import SwiftSyntax

/// A program inside an `enum`, so that it can stand in one module with others that use its names.
package struct NestedProgram: Sendable {
  /// A line of the program: the text it stands in, 0 for `main`, and its number from 1.
  package struct Place: Hashable, Sendable {
    package var text: Int
    package var line: Int
  }

  package var name: String
  package private(set) var string = ""
  /// Where each line comes from; `nil` for those of the `enum`.
  package private(set) var places: [Place?] = []

  package init(_ program: Program, name: String) {
    self.name = name
    let texts = ([program.main] + program.companions).map(ParsedText.init)
    let imports = texts.map(\.importLines)
    for (index, parsed) in texts.enumerated() {
      add(parsed.text, index) { imports[index].contains($0) }
    }
    add("enum \(name) {", nil)
    for (index, parsed) in texts.enumerated() {
      add(parsed.text, index) { !imports[index].contains($0) }
    }
    add("}", nil)
  }

  private mutating func add(_ text: SourceText, _ index: Int, where isWanted: (Int) -> Bool) {
    for (number, line) in text.lines.enumerated() where isWanted(number) {
      add(line.text, Place(text: index, line: number + 1))
    }
  }

  private mutating func add(_ line: String, _ place: Place?) {
    string += line + "\n"
    places.append(place)
  }
}

extension ParsedText {
  /// The lines that imports stand on, from 0.
  fileprivate var importLines: Set<Int> {
    let imports = tree.statements.filter { $0.item.is(ImportDeclSyntax.self) }
    return imports.reduce(into: []) { lines, statement in
      let first = place(of: statement.positionAfterSkippingLeadingTrivia).line
      lines.formUnion(first...place(of: statement.endPositionBeforeTrailingTrivia).line)
    }
  }
}
