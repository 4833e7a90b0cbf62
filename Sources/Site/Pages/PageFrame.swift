import Content
import Markdown

/// The parts around a page's text: what the theme's template has places for.
struct PageFrame {
  var navigation: Navigation
  var sidebars: Sidebars
  var configuration: Configuration
  var baseURL: String?
  var entry: Navigation.Entry
  /// What stands where the template says `content`.
  var content: HTML
  var headings: [Heading]
  /// What a page of the index of symbols has instead of front matter and a place among the pages.
  var symbol: SymbolFrame?

  struct SymbolFrame {
    var badges: HTML
    /// From the home page down.
    var parents: [Navigation.Entry]
  }

  private var address: Address { Address(slug: entry.slug) }

  /// The values of the template's places.
  var values: [String: HTML] {
    [
      "kind": HTML(text: kind),
      "title": HTML(text: documentTitle),
      "description": HTML(text: entry.summary),
      "site": HTML(text: configuration.title),
      "root": HTML(text: address.root),
      "canonical": HTML(text: canonical ?? ""),
      "sidebar": sidebars.html(for: entry.slug),
      "breadcrumb": breadcrumb,
      "heading": HTML(text: entry.title),
      "summary": HTML(text: entry.summary),
      "facts": facts,
      "content": content,
      "contents": tableOfContents,
      "edit": HTML(text: editLink ?? ""),
      "previous": neighbour(-1),
      "next": neighbour(1),
    ]
  }

  private var kind: String {
    if let symbol, !symbol.badges.isEmpty { return "symbol" }
    return entry.slug.isEmpty ? "home" : entry.isSection ? "section" : "pattern"
  }

  private var documentTitle: String {
    entry.slug.isEmpty ? configuration.title : "\(entry.title) · \(configuration.title)"
  }

  private var canonical: String? {
    baseURL.map { base in
      let root = base.hasSuffix("/") ? base : base + "/"
      return entry.slug.isEmpty ? root : root + entry.slug + "/"
    }
  }

  private var editLink: String? {
    guard let page = entry.page, let source = configuration.sourceURL else { return nil }
    return (source.hasSuffix("/") ? source : source + "/") + page.path
  }

  private var facts: HTML {
    if let symbol { return symbol.badges }
    guard let matter = entry.page?.frontMatter else { return .empty }
    let ios = matter.ios.map { "<li>iOS \($0)+</li>" as HTML }
    let tags = matter.tags.map { "<li>\($0)</li>" as HTML }
    return ios == nil && tags.isEmpty ? .empty : "<ul class=\"facts\">\(ios)\(tags)</ul>"
  }

  private var breadcrumb: HTML {
    let above = symbol?.parents ?? navigation.path(to: entry.slug)
    guard !above.isEmpty else { return .empty }
    let items = above.map { parent -> HTML in
      let title = parent.slug.isEmpty ? configuration.title : parent.title
      return "<li><a href=\"\(address.link(to: parent.slug))\">\(title)</a></li>\n"
    }
    return "<ol>\(items)</ol>"
  }

  private var tableOfContents: HTML {
    let shown = headings.filter { $0.level <= 3 }
    guard shown.count > 1 else { return .empty }
    let items = shown.map { heading -> HTML in
      "<li class=\"level-\(heading.level)\"><a href=\"#\(heading.id)\">\(heading.text)</a></li>\n"
    }
    return "<ol>\(items)</ol>"
  }

  /// The page before or after in reading order.
  private func neighbour(_ offset: Int) -> HTML {
    guard let target = navigation.neighbour(of: entry.slug, offset) else { return .empty }
    let (rel, label) = offset < 0 ? ("prev", "Previous") : ("next", "Next")
    return """
      <a rel="\(rel)" href="\(address.link(to: target.slug))"><span>\(label)</span> \
      <strong>\(target.title)</strong></a>
      """
  }
}
