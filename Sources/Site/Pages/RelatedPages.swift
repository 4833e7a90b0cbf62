import Content

/// The pages that a page names as related, as a list at its end.
struct RelatedPages {
  var page: Page
  var hyperlinks: Hyperlinks
  /// Of the site's pages, by slug.
  var titles: [String: String]

  var html: HTML {
    let items = page.frontMatter.related.compactMap(item)
    guard !items.isEmpty else { return .empty }
    return """
      <section class="related" aria-label="Related pages">
      <h2>Related</h2>
      <ul>
      \(items)</ul>
      </section>

      """
  }

  private func item(_ path: String) -> HTML? {
    guard let (slug, address) = hyperlinks.page(at: path), let title = titles[slug] else {
      return nil
    }
    return "<li><a href=\"\(address)\">\(title)</a></li>\n"
  }
}
