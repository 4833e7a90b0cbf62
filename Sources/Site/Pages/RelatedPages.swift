import Content

/// The pages that a page names as related, as a list at its end.
struct RelatedPages {
  var page: Page
  var hyperlinks: Hyperlinks

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
    hyperlinks.page(at: path).map { "<li><a href=\"\($0.address)\">\($0.title)</a></li>\n" }
  }
}
