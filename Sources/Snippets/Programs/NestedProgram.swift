import Diagnostics
import SwiftSyntax

/// A program inside an `enum`, so that it can stand in one module with others that use its names.
package struct NestedProgram: Sendable {
  /// One of the program's texts: a file of its own, as it is without the `enum`.
  package struct File: Sendable {
    package private(set) var string = ""
    /// The line of the text, from 1, that each line is; `nil` for those of the `enum`.
    package private(set) var lines: [Int?] = []
  }

  package let name: String
  /// The file of `main`, then those of the companions.
  package let files: [File]

  package init(_ program: Program, name: String) {
    self.name = name
    // Access is checked as far as the `enum` can be seen.
    files = ([program.main] + program.companions).enumerated().map { index, text in
      File(
        text, imports: program.importLines(ofText: index, text),
        in: index == 0 ? "public enum \(name)" : "extension \(name)")
    }
  }
}

extension Program {
  fileprivate func importLines(ofText index: Int, _ text: SourceText) -> Set<Int> {
    importLines.indices.contains(index) ? importLines[index] : ParsedText(text).importLines
  }
}

extension NestedProgram.File {
  fileprivate init(_ text: SourceText, imports: Set<Int>, in scope: String) {
    add(text) { imports.contains($0) }
    add(scope + " {", nil)
    add(text) { !imports.contains($0) }
    add("}", nil)
  }

  private mutating func add(_ text: SourceText, where isWanted: (Int) -> Bool) {
    for (number, line) in text.lines.enumerated() where isWanted(number) {
      add(line.text, number + 1)
    }
  }

  private mutating func add(_ text: String, _ line: Int?) {
    string += text + "\n"
    lines.append(line)
  }
}

extension ParsedText {
  /// The lines that imports stand on, from 0.
  var importLines: Set<Int> { lines(of: imports) }

  /// The lines that statements stand on, from 0.
  func lines(of statements: some Sequence<CodeBlockItemSyntax>) -> Set<Int> {
    statements.reduce(into: []) { lines, statement in
      let first = place(of: statement.positionAfterSkippingLeadingTrivia).line
      lines.formUnion(first...place(of: statement.endPositionBeforeTrailingTrivia).line)
    }
  }
}
