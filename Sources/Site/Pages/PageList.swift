/// The pages below a home or section page, as cards with a picture of what each is about.
struct PageList {
  var parent: Navigation.Entry
  /// By the page's slug.
  var covers: [String: [Picture]]

  private var address: Address { Address(slug: parent.slug) }

  var html: HTML {
    let pages = parent.children.filter { !$0.isSection }
    let sections = parent.children.filter(\.isSection)
    return cards(pages, headings: "h2") + sections.map(section).joined()
  }

  private func section(_ entry: Navigation.Entry) -> HTML {
    let inside = entry.children.filter { !$0.isSection } + entry.children.filter(\.isSection)
    return """
      <section class="listed">
      <h2><a href="\(address.link(to: entry.slug))">\(entry.title)</a></h2>
      \(entry.summary.isEmpty ? .empty : "<p>\(entry.summary)</p>" as HTML)
      \(cards(inside, headings: "h3"))</section>

      """
  }

  private func cards(_ entries: [Navigation.Entry], headings tag: String) -> HTML {
    guard !entries.isEmpty else { return .empty }
    return "<ul class=\"cards\">\n\(entries.map { card($0, tag) })</ul>\n"
  }

  private func card(_ entry: Navigation.Entry, _ tag: String) -> HTML {
    """
    <li class="card">\(cover(entry.slug))<\(tag)><a href="\(address.link(to: entry.slug))">\
    \(entry.title)</a></\(tag)>
    <p>\(entry.summary)</p></li>

    """
  }

  /// The title says what the picture shows, so it needs no words of its own.
  private func cover(_ slug: String) -> HTML {
    guard let pictures = covers[slug], !pictures.isEmpty else { return .empty }
    let images = pictures.map { picture -> HTML in
      var decoration = picture
      decoration.alternative = ""
      let appearance = picture.drawing.variant.appearance.rawValue
      let scheme = pictures.count > 1 ? "only-\(appearance)" : "always"
      return """
        <span class="stage \(appearance) \(scheme)">\(decoration.html(root: address.link(to: slug)))\
        </span>
        """
    }
    return "<span class=\"cover\">\(images)</span>\n"
  }
}
