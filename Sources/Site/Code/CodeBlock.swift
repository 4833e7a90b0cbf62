import Diagnostics
import Snippets

/// Code with its colours, ready to be shown whole or as one side of a diff.
struct CodeBlock {
  var lines: [CodeLine]

  var texts: [String] { lines.map(\.text) }

  /// Whether some of it is folded away.
  var isFolded: Bool { lines.contains(where: \.annotations.isFolded) }

  /// Whether some of its lines are what readers are to look at.
  var hasFocus: Bool { lines.contains { $0.annotations.marks.contains(.focus) } }

  /// - Parameters:
  ///   - problems: what the compiler says, of this code or of other code; for a line, in this order.
  ///   - names: what leads to the pages of symbols.
  init(_ text: SourceText, problems: [ProblemLine] = [], names: SymbolNames? = nil) {
    let trimmed = text.withoutBlankLinesAtTheEnds
    lines = zip(highlight(trimmed), trimmed.lines).map { tokens, line in
      CodeLine(tokens: tokens, annotations: line.annotations)
    }
    for problem in problems {
      guard let index = trimmed.index(of: problem.location) else { continue }
      lines[index].problems.append(problem)
    }
    names?.link(&lines, of: trimmed)
  }

  var html: HTML {
    let lines = runs(of: lines, by: \.annotations.isFolded).map { lines, isFolded -> HTML in
      let html = lines.map(\.block).joined()
      return isFolded ? HiddenLines.html(html, count: lines.count) : html
    }
    let focus = hasFocus ? "has-focus" : nil
    return "<pre tabindex=\"0\"\(.attribute("class", focus))><code>\(lines)</code></pre>"
  }
}

/// The stretches of items that have the same answer to a question.
func runs<Item>(of items: [Item], by answer: (Item) -> Bool) -> [([Item], Bool)] {
  items.reduce(into: []) { runs, item in
    let own = answer(item)
    if runs.last?.1 == own {
      runs[runs.count - 1].0.append(item)
    } else {
      runs.append(([item], own))
    }
  }
}

extension SourceText {
  var withoutBlankLinesAtTheEnds: SourceText {
    func isBlank(_ line: Line) -> Bool { line.text.allSatisfy(\.isWhitespace) }
    let head = lines.drop(while: isBlank)
    let tail = head.reversed().drop(while: isBlank)
    return SourceText(lines: tail.reversed())
  }

  /// The line that an author wrote at a place; of a line that was split, the part.
  fileprivate func index(of place: SourceLocation) -> Int? {
    let parts = lines.indices.filter {
      lines[$0].origin?.line == place.line && lines[$0].origin?.file == place.file
    }
    return parts.last { (lines[$0].origin?.column ?? 0) <= place.column } ?? parts.first
  }
}
