import Content
import Diagnostics
import Markdown
import Snippets

/// What can be said of a page's symbol links without a look at other pages.
///
/// A link leads to what is near, if there is anything: to the page's own declarations, those of
/// `_support`, those of the frameworks. Only what is nowhere near can be on another page.
package struct PageSymbolLinks: Hashable, Sendable, Codable {
  /// A link that leads to nothing near.
  package struct Distant: Hashable, Sendable, Codable {
    package var text: String
    /// The first name of its path, which a page has to declare if it is to lead there.
    package var name: String
    /// What is wrong with it if no page does.
    package var problem: Diagnostic
  }

  /// What is wrong with links that lead to what is near.
  package var problems: [Diagnostic] = []
  package var distant: [Distant] = []

  package init() {}
}

/// Tells where the symbol links of single pages lead; what pages have in common is read once, when
/// the first page has such a link.
package struct NearbySymbols: Sendable {
  private let shared: Deferred<Result<SymbolLinks, any Error>>

  package init(support: [SupportFile], table: @escaping @Sendable () throws -> SymbolTable) {
    shared = Deferred {
      Result {
        var links = SymbolLinks([], support: support, table: try table())
        links.readWhatPagesShare()
        return links
      }
    }
  }

  package func links(of page: PageSnippets) throws -> PageSymbolLinks {
    let written = page.page.document.symbolLinks
    var result = PageSymbolLinks()
    if written.isEmpty { return result }
    var links = try shared.value.get().with(page)
    for link in written {
      guard let mistake = links.meaning(of: link.text, on: page.page.path).1 else { continue }
      let problem = mistake.diagnostic(at: link.location)
      if case .unknown(_, let name, _) = mistake {
        result.distant.append(.init(text: link.text, name: name, problem: problem))
      } else {
        result.problems.append(problem)
      }
    }
    return result
  }

  /// What is wrong with links of a page that lead to nothing near, now that pages are at hand which
  /// may declare what they name.
  package func problems(
    with distant: [PageSymbolLinks.Distant], on page: PageSnippets, beside others: [PageSnippets]
  ) throws -> [Diagnostic] {
    var links = others.reduce(try shared.value.get().with(page)) { $0.with($1) }
    return distant.compactMap { link in
      links.target(of: link.text, on: page.page.path, at: link.problem.location).1
    }
  }
}
