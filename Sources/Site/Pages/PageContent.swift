import Content
import Diagnostics
import Markdown
import PreviewExchange
import Snippets

/// A page's text as HTML, and the files that it shows.
struct PageContent {
  var html: HTML
  var headings: [Heading]
  /// What stands beside the page.
  var pictures: [OutputFile]
  /// What the page is recognized by in lists: the last that it draws, light and dark.
  var cover: [Picture]
}

extension PageContent {
  /// - Parameter titles: of the site's pages, by slug.
  init(_ page: Page, in publication: Publication, links: Links, titles: [String: String]) {
    let address = Address(slug: page.slug)
    let headings = Headings(of: page.document)
    let blocks = PageBlocks(page, in: publication)
    let hyperlinks = Hyperlinks(page: page, links: links, titles: titles)
    let prose = Prose(
      headings: headings, blocks: blocks.html, hyperlinks: hyperlinks,
      symbols: PageSymbols(page, in: publication),
      allowsRawHTML: publication.catalog.configuration.allowsRawHTML)
    html =
      prose.html(of: page.document)
      + RelatedPages(page: page, hyperlinks: hyperlinks).html
    self.headings = headings.all
    pictures = blocks.pictures.map { name, svg in
      OutputFile(path: address.path(of: name), text: svg)
    }
    let drawn = blocks.galleries.last { !$0.previews.isEmpty }
    cover = drawn?.previews.first?.stages.first?.pictures ?? []
  }
}
