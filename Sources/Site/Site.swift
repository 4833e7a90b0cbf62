import Content
import Diagnostics

/// The files of a site, and what was wrong on the way: nothing is written yet.
///
/// - Throws: where a file of the catalog cannot be read any more.
package func site(
  _ publication: Publication, theme: Theme
) throws -> (files: [OutputFile], diagnostics: [Diagnostic]) {
  let navigation = Navigation(
    publication.catalog, includingDrafts: publication.includesDrafts,
    hasSymbols: !publication.symbols.entries.isEmpty || !publication.symbols.support.isEmpty)
  let sidebars = Sidebars(navigation)
  let contents = contents(of: navigation, publication)
  let covers = contents.mapValues(\.cover)
  var files = SiteFiles()
  files.add(theme.assets, from: "theme")
  let pages = concurrentMap(navigation.entries) { entry in
    let content = contents[entry.slug]
    var html = content?.html ?? .empty
    if entry.isSection { html += PageList(parent: entry, covers: covers).html }
    let frame = PageFrame(
      navigation: navigation, sidebars: sidebars, configuration: publication.catalog.configuration,
      baseURL: publication.baseURL, entry: entry, content: html, headings: content?.headings ?? [])
    return OutputFile(
      path: Address(slug: entry.slug).file, text: theme.page.filled(with: frame.values))
  }
  for (entry, page) in zip(navigation.entries, pages) {
    let origin = entry.page?.path ?? "content/" + entry.slug
    let pictures = contents[entry.slug]?.pictures ?? []
    files.add([page] + pictures + redirects(to: entry), from: origin)
  }
  let symbols = SymbolPages(
    navigation: navigation, sidebars: sidebars, publication: publication)
  files.add(symbols.files(theme.page), from: "content")
  for path in publication.catalog.assets {
    let bytes = try publication.catalog.bytes(ofAsset: path)
    files.add([OutputFile(path: sitePath(ofAsset: path), bytes: bytes)], from: path)
  }
  return (files.all, theme.diagnostics + files.diagnostics)
}

/// The pages' texts by slug.
private func contents(
  of navigation: Navigation, _ publication: Publication
) -> [String: PageContent] {
  let pages = navigation.entries.compactMap(\.page)
  let titles = Dictionary(navigation.entries.map { ($0.slug, $0.title) }) { first, _ in first }
  let links = Links(publication.catalog.outline, anchors: publication.blockNames)
  let contents = concurrentMap(pages) { page in
    PageContent(page, in: publication, links: links, titles: titles)
  }
  return Dictionary(zip(pages.map(\.slug), contents)) { first, _ in first }
}
