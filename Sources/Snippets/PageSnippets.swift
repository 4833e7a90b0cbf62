import Content
import Diagnostics

/// The code of a page, ready for the compiler.
package struct PageSnippets: Sendable {
  package var page: Page
  /// All `swift` fences in document order.
  package var snippets: [Snippet]
  /// One for each snippet that is compiled, in the same order.
  package var programs: [Program]
  package var comparisons: [Comparison]

  package init(
    page: Page, snippets: [Snippet], programs: [Program], comparisons: [Comparison] = []
  ) {
    self.page = page
    self.snippets = snippets
    self.programs = programs
    self.comparisons = comparisons
  }
}

/// Reads the fences of a page: what each block is, steps put in, with the names from elsewhere.
///
/// A block that something is wrong with has no program; it never keeps another from having one.
package func snippets(of page: Page, support: [SupportFile]) -> (PageSnippets, [Diagnostic]) {
  let fences = PageFences(path: page.path, document: page.document)
  var diagnostics = fences.diagnostics
  fences.diagnoseReferences(&diagnostics)
  let comparisons = fences.comparisons(&diagnostics)

  var texts = WholeTexts(fences)
  let wholes = fences.swift.indices.reduce(into: [Int: Whole]()) { wholes, index in
    wholes[index] = texts.whole(of: index)
  }
  diagnostics += texts.diagnostics

  var companions = Companions(fences, wholes: wholes, support: support)
  let programs = fences.swift.indices.compactMap { index -> Program? in
    let fence = fences.swift[index]
    if fence.snippet.attributes.ignore != nil { return nil }
    guard let whole = wholes[index] else { return texts.broken[index] }
    let sources = companions.companions(of: index)
    let beside = sources.compactMap { companions.text($0, beside: whole.names) }
    return whole.program(of: fence, companions: beside)
  }
  diagnostics += companions.diagnostics

  let snippets = PageSnippets(
    page: page, snippets: fences.swift.map(\.snippet), programs: programs,
    comparisons: comparisons)
  return (snippets, diagnostics.sortedOnce)
}

extension PageFences {
  /// Says which blocks are named by `uses` and `diff` and are not there; `from` is told of where
  /// steps are put in.
  func diagnoseReferences(_ diagnostics: inout [Diagnostic]) {
    for fence in swift {
      for word in fence.info["uses"]?.words ?? [] {
        _ = find(word.text, at: word.location, &diagnostics)
      }
      if let diff = fence.snippet.attributes.diff, let attribute = fence.info["diff"] {
        _ = find(diff, at: attribute.valueLocation, &diagnostics)
      }
      if let removes = fence.info["removes"], fence.info["from"] == nil {
        let problem = Problem(
          "fence.removes-without-from", "'removes' says what a step drops: add from=…")
        diagnostics.append(problem.diagnostic(at: removes.location))
      }
    }
  }
}

extension [Diagnostic] {
  /// By place; each once, though several blocks may have run into it.
  fileprivate var sortedOnce: [Diagnostic] {
    Set(self).sorted { ($0.location, $0.code, $0.message) < ($1.location, $1.code, $1.message) }
  }
}
