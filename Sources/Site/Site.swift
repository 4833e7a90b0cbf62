import Content
import Diagnostics

/// The files of a site, and what was wrong on the way: nothing is written yet.
package func site(
  _ publication: Publication, theme: Theme
) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
  let configuration = publication.catalog.configuration
  let pages = publication.pages
  let navigation = Navigation(pages, title: configuration.title, summary: configuration.summary)
  let contents = Dictionary(
    pages.map { ($0.slug, PageContent($0, in: publication)) },
    uniquingKeysWith: { first, _ in first }
  )
  let covers = contents.mapValues(\.cover)
  var files = theme.assets
  for entry in navigation.entries {
    let content = contents[entry.slug]
    var html = content?.html ?? .empty
    if entry.isSection { html += PageList(parent: entry, covers: covers).html }
    let frame = PageFrame(
      navigation: navigation, configuration: configuration, baseURL: publication.baseURL,
      entry: entry, content: html, headings: content?.headings ?? [])
    let address = Address(slug: entry.slug)
    files.append(OutputFile(path: address.file, text: theme.page.filled(with: frame.values)))
    files += content?.pictures ?? []
    files += redirects(to: entry)
  }
  return (files, theme.diagnostics)
}
