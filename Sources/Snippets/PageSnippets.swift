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
  package var previewFences: [PreviewFence]
  /// The paths of the other pages whose blocks have a part in this, sorted, and of those that are
  /// named and not there.
  package var leansOn: [String]

  package init(
    page: Page, snippets: [Snippet], programs: [Program], comparisons: [Comparison] = [],
    previewFences: [PreviewFence] = [], leansOn: [String] = []
  ) {
    self.page = page
    self.snippets = snippets
    self.programs = programs
    self.comparisons = comparisons
    self.previewFences = previewFences
    self.leansOn = leansOn
  }
}

extension PageSnippets {
  /// Has all programs run on a version of iOS: the page's own, or else this one.
  package mutating func run(onAtLeast ios: String) {
    let target = SystemVersion(page.frontMatter.ios ?? ios)
    for index in programs.indices { programs[index].target = target }
  }
}

/// The `swift` fences of a page in document order; their code is not looked at.
package func blocks(of page: Page) -> [Snippet] {
  PageFences(page).swift.map(\.snippet)
}

/// Reads the fences of a page: what each block is, steps put in, with the names from elsewhere.
///
/// A block that something is wrong with has no program; it never keeps another from having one.
///
/// - Parameter pages: those whose blocks the page may name. What comes out depends on none of them
///   but those that it says it leans on and, where it names one that is not there, on their paths.
package func snippets(
  of page: Page, among pages: PageLookup = PageLookup([]), support: SupportCode
) -> (PageSnippets, [Diagnostic]) {
  let fences = FencesInReach(page, among: pages)
  var diagnostics = fences.own.diagnostics
  fences.diagnoseReferences(&diagnostics)
  let comparisons = fences.comparisons(&diagnostics)
  let previewFences = fences.previewFences(&diagnostics)

  var texts = WholeTexts(fences)
  let wholes = fences.readAsSwift.reduce(into: [Snippet.ID: Whole]()) { wholes, id in
    wholes[id] = texts.whole(of: id)
  }
  diagnostics += texts.diagnostics
  fences.diagnoseUses(of: wholes, &diagnostics)

  var companions = Companions(fences, wholes: wholes, support: support)
  let programs = fences.own.swift.compactMap { fence -> Program? in
    let id = fence.snippet.id
    if fence.snippet.attributes.ignore != nil { return nil }
    guard let whole = wholes[id] else { return texts.broken[id] }
    var program = whole.program(of: fence, companions: companions.texts(of: id))
    program.isHeldToParser = texts.refused.contains(id)
    return program
  }
  diagnostics += companions.diagnostics

  let snippets = PageSnippets(
    page: page, snippets: fences.own.swift.map(fences.resolved), programs: programs,
    comparisons: comparisons, previewFences: previewFences,
    leansOn: fences.missing.union(fences.pages.keys).filter { $0 != page.path }.sorted())
  diagnostics += snippets.fencesWithoutPreviews
  return (snippets, diagnostics.sortedOnce)
}

extension PageSnippets {
  /// Says which `preview` fences are about blocks that draw nothing.
  fileprivate var fencesWithoutPreviews: [Diagnostic] {
    let parsed = programs.filter(\.syntaxErrors.isEmpty)
    let drawn = Dictionary(parsed.map { ($0.snippet.id, !$0.previews.isEmpty) }) { $0 || $1 }
    return previewFences.filter { drawn[$0.block] != true }.compactMap { fence in
      let snippet = snippets.first { $0.id == fence.block }
      // A block that is broken says so itself.
      guard let snippet, snippet.attributes.ignore != nil || drawn[fence.block] != nil else {
        return nil
      }
      let problem = Problem(
        "storyboard.nothing-drawn",
        "the block '\(snippet.attributes.id ?? "")' draws nothing: give it a '#Preview { … }'")
      return problem.diagnostic(at: fence.location)
    }
  }
}

extension FencesInReach {
  /// All blocks, the page's own first, those of a page in document order.
  private var all: [Fence] {
    let others = pages.keys.sorted().filter { $0 != home }
    return ([home] + others).flatMap { pages[$0]?.swift ?? [] }
  }

  /// The blocks that are compiled, or that others are compiled with.
  ///
  /// What is only shown may be anything. Steps are put in even where they are ignored, to say whether
  /// they fit.
  fileprivate var readAsSwift: [Snippet.ID] {
    let used = Set(
      all.flatMap { fence in
        fence.snippet.attributes.uses.compactMap { block(named: $0, on: fence.snippet.id.page) }
      })
    return all.filter { fence in
      fence.snippet.attributes.ignore == nil || fence.info["from"] != nil
        || used.contains(fence.snippet.id)
    }.map(\.snippet.id)
  }

  /// The snippet of a block of the page, with the blocks that it names.
  fileprivate func resolved(_ fence: Fence) -> Snippet {
    var snippet = fence.snippet
    snippet.from = snippet.attributes.from.flatMap { block(named: $0, on: home) }
    snippet.diff = snippet.attributes.diff.flatMap { block(named: $0, on: home) }
    return snippet
  }

  /// Says which blocks cannot be compiled with others, since they are no files.
  fileprivate func diagnoseUses(
    of wholes: [Snippet.ID: Whole], _ diagnostics: inout [Diagnostic]
  ) {
    for fence in own.swift {
      for word in fence.info["uses"]?.words ?? [] {
        guard let id = block(named: word.text, on: home), id != fence.snippet.id,
          let used = wholes[id], !used.isUsable, let kind = used.shape.description,
          used.syntaxErrors.isEmpty
        else { continue }
        let problem = Problem(
          "fence.unusable-block",
          "'\(word.text)' is \(kind), and only declarations can be compiled with others; "
            + "put what is needed of it into 'given'")
        diagnostics.append(problem.diagnostic(at: word.location))
      }
    }
  }

  /// Says which blocks are named by `uses` and `diff` and are not there; `from` is told of where
  /// steps are put in.
  fileprivate func diagnoseReferences(_ diagnostics: inout [Diagnostic]) {
    for fence in own.swift {
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

extension FenceAttributes.Shape {
  /// `nil` for a file.
  fileprivate var description: String? {
    switch self {
    case .file: nil
    case .members: "members of a view"
    case .view: "a view without a name"
    case .chain: "a chain of modifiers"
    case .statements: "a list of statements"
    }
  }
}
