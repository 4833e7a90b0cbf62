import Diagnostics
import Snippets

/// Code with its colours, ready to be shown whole or as one side of a diff.
struct CodeBlock {
  var lines: [CodeLine]
  /// What the compiler says, by the index of the line that it says it of.
  var problems: [Int: [Diagnostic]] = [:]

  var texts: [String] { lines.map(\.text) }

  /// - Parameter names: what leads to the pages of symbols.
  init(_ text: SourceText, problems: [Diagnostic] = [], names: SymbolNames? = nil) {
    let trimmed = text.withoutBlankLinesAtTheEnds
    lines = highlight(trimmed).map(CodeLine.init)
    for problem in problems {
      let index = trimmed.lines.firstIndex {
        $0.origin?.line == problem.location.line && $0.origin?.file == problem.location.file
      }
      if let index { self.problems[index, default: []].append(problem) }
    }
    names?.link(&lines, of: trimmed)
  }

  var html: HTML {
    let lines = self.lines.indices.map { index -> HTML in
      let notes = (problems[index] ?? []).map { problem -> HTML in
        """
        <span class="problem \(problem.severity.rawValue)">\
        \(problem.severity.rawValue): \(problem.message)</span>\n
        """
      }
      return "\(self.lines[index].linkedHTML)\n\(notes)"
    }
    return "<pre tabindex=\"0\"><code>\(lines)</code></pre>"
  }
}

extension SourceText {
  var withoutBlankLinesAtTheEnds: SourceText {
    func isBlank(_ line: Line) -> Bool { line.text.allSatisfy(\.isWhitespace) }
    let head = lines.drop(while: isBlank)
    let tail = head.reversed().drop(while: isBlank)
    return SourceText(lines: tail.reversed())
  }
}
