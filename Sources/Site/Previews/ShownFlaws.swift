import Content
import PreviewExchange
import Snippets

extension Publication {
  /// The kinds of flaws that readers of a page are told of: those that the policy does not ignore, and
  /// those that a block is there to show.
  func shownFlaws(of snippet: Snippet) -> Set<FindingKind> {
    let page = snippets[snippet.id.page]
    let own = page?.page.frontMatter.findings ?? FindingPolicy()
    let policy = catalog.configuration.findings.overruled(by: own)
    let told = FindingKind.allCases.filter { policy.level(of: $0.rawValue) != .off }
    let fences = page?.previewFences.filter { $0.block == snippet.id } ?? []
    let expected = snippet.attributes.expected + fences.flatMap(\.settings.expected)
    return Set(told + expected.map(\.kind)).subtracting([.notDrawn, .notSettled])
  }
}
