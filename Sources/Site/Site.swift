import Content
import Diagnostics

/// The files of a site, and what was wrong on the way: nothing is written yet.
///
/// - Throws: where a file of the catalog cannot be read any more.
package func site(
  _ publication: Publication, theme: Theme
) throws -> (files: [OutputFile], diagnostics: [Diagnostic]) {
  let navigation = Navigation(
    publication.catalog, includingDrafts: publication.includesDrafts)
  let contents = contents(of: navigation, publication)
  let covers = contents.mapValues(\.cover)
  var files = theme.assets
  for entry in navigation.entries {
    let content = contents[entry.slug]
    var html = content?.html ?? .empty
    if entry.isSection { html += PageList(parent: entry, covers: covers).html }
    let frame = PageFrame(
      navigation: navigation, configuration: publication.catalog.configuration,
      baseURL: publication.baseURL, entry: entry, content: html, headings: content?.headings ?? [])
    let address = Address(slug: entry.slug)
    files.append(OutputFile(path: address.file, text: theme.page.filled(with: frame.values)))
    files += content?.pictures ?? []
    files += redirects(to: entry)
  }
  files += try publication.catalog.assets.map { path in
    OutputFile(path: sitePath(ofAsset: path), bytes: try publication.catalog.bytes(ofAsset: path))
  }
  return (files, theme.diagnostics)
}

/// The pages' texts by slug.
private func contents(
  of navigation: Navigation, _ publication: Publication
) -> [String: PageContent] {
  let pages = navigation.entries.compactMap(\.page)
  let titles = Dictionary(navigation.entries.map { ($0.slug, $0.title) }) { first, _ in first }
  let links = Links(publication.catalog, anchors: publication.blockNames)
  let contents = pages.map { page in
    (page.slug, PageContent(page, in: publication, links: links, titles: titles))
  }
  return Dictionary(contents) { first, _ in first }
}
