import Content
import Diagnostics
import Foundation
import Snippets
import SymbolLookup

extension CatalogCheck {
  /// What is wrong with symbol links that lead, if anywhere, to what other pages declare.
  ///
  /// - Parameters:
  ///   - pages: those whose links are asked for.
  ///   - all: those that may declare what they name.
  func distantProblems(of pages: [SurveyedPage], among all: [SurveyedPage]) throws -> [Diagnostic] {
    let linking = pages.filter { !($0.verdict?.symbols.distant.isEmpty ?? true) }
    guard !linking.isEmpty else { return [] }
    let declarations = Declarations(all)
    return try concurrentMap(linking) { try problems(of: $0, declarations) }.flatMap(\.self)
  }

  private func problems(
    of page: SurveyedPage, _ declarations: Declarations
  ) throws -> [Diagnostic] {
    let distant = page.verdict?.symbols.distant ?? []
    let candidates = declarations.pages(with: Set(distant.map(\.name))).filter { $0 != page.path }
    if candidates.isEmpty { return distant.map(\.problem) }
    let files = declarations.digests(of: [page.path] + candidates)
    if let known = records?.problems(ofSymbolsOn: page.path, files) { return known }
    guard let home = try snippets(page.path) else { return [] }
    let others = try candidates.compactMap(snippets)
    let problems = try reader.problems(with: distant, on: home, beside: others)
    records?.store(problems, ofSymbolsOn: page.path, files)
    return problems
  }

  private func snippets(_ path: String) throws -> PageSnippets? {
    try reader.file(path).0.map { try reader.code(of: FreshPage($0)).snippets }
  }
}

/// Which pages look as if they declared which names.
private struct Declarations: Sendable {
  private var pages: [String: SurveyedPage]
  private var byName: [String: [String]] = [:]

  init(_ all: [SurveyedPage]) {
    pages = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
    for page in all where !page.survey.outline.frontMatter.isDraft {
      let names = page.survey.namedPages.isEmpty ? page.survey.declaredNames : namesInReach(page)
      for name in names { byName[name, default: []].append(page.path) }
    }
  }

  /// The paths of the pages that declare any of the names, sorted.
  func pages(with names: Set<String>) -> [String] {
    Set(names.flatMap { byName[$0] ?? [] }).sorted()
  }

  /// Of pages and of those that they lean on, each path with the digest of its file.
  func digests(of paths: [String]) -> [String: String] {
    reach(of: paths).reduce(into: [:]) { $0[$1] = pages[$1]?.digest ?? "" }
  }

  /// A step declares what it adds and what it starts from.
  private func namesInReach(_ page: SurveyedPage) -> [String] {
    let names = reach(of: [page.path]).map { pages[$0]?.survey.declaredNames ?? [] }
    return Array(Set(names.joined()))
  }

  private func reach(of paths: [String]) -> Set<String> {
    var reached: Set<String> = []
    var next = paths
    while let path = next.popLast() {
      if reached.insert(path).inserted { next += pages[path]?.survey.namedPages ?? [] }
    }
    return reached
  }
}
