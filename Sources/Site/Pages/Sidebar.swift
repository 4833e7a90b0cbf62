import Synchronization

/// The list of all pages that stands beside each of them, with a mark at the page itself.
///
/// It differs from page to page in little but that mark, and in a large catalog is most of a page:
/// so it is made once for all that lie equally deep. Where there are so many pages that nobody would
/// look through them, it names all sections and opens those alone that the page lies in.
final class Sidebars: Sendable {
  private let navigation: Navigation
  /// By the way to the site's root, and the sections that are open.
  private let known = Mutex<[[String]: Sidebar]>([:])

  init(_ navigation: Navigation) {
    self.navigation = navigation
  }

  func html(for slug: String) -> HTML {
    let address = Address(slug: slug)
    let open = openSections(for: slug)
    let sidebar = known.withLock { known in
      let key = [address.root] + (open ?? [])
      let sidebar = known[key] ?? Sidebar(navigation, seenFrom: address, open: open)
      known[key] = sidebar
      return sidebar
    }
    return sidebar.html(markedAt: slug)
  }

  /// - Returns: `nil` where all are.
  private func openSections(for slug: String) -> [String]? {
    guard navigation.entries.count > Self.manyPages else { return nil }
    let own = navigation.neighbour(of: slug, 0).flatMap { $0.isSection ? slug : nil }
    return navigation.path(to: slug).map(\.slug) + (own.map { [$0] } ?? [])
  }

  static let manyPages = 1000
}

/// A sidebar without a mark, and the places for it.
private struct Sidebar {
  private let address: Address
  /// The sections that are there with what is in them; `nil` where all are.
  private let open: Set<String>?
  private var html: [UInt8] = []
  /// Where the mark of the page with the slug stands.
  private var places: [String: Int] = [:]

  init(_ navigation: Navigation, seenFrom address: Address, open: [String]?) {
    self.address = address
    self.open = open.map(Set.init)
    add("<ul>")
    add(navigation.home, isHome: true)
    for entry in navigation.home.children { add(entry) }
    if let symbols = navigation.symbols { add(symbols) }
    add("</ul>")
  }

  func html(markedAt slug: String) -> HTML {
    guard let place = places[slug] else {
      return HTML(source: String(decoding: html, as: UTF8.self))
    }
    let mark = HTML.attribute("aria-current", "page")
    let marked = html[..<place] + Array(mark.source.utf8) + html[place...]
    return HTML(source: String(decoding: marked, as: UTF8.self))
  }

  /// - Parameter isHome: what is in the home page stands beside it.
  private mutating func add(_ entry: Navigation.Entry, isHome: Bool = false) {
    let isOpen = !isHome && open?.contains(entry.slug) ?? true
    let kind = entry.isSection && !isHome ? "section" : nil
    add("<li\(.attribute("class", kind))><a href=\"\(address.link(to: entry.slug))\"")
    places[entry.slug] = places[entry.slug] ?? html.count
    add(">\(entry.slug.isEmpty ? "Overview" : entry.title)</a>")
    if isOpen, !entry.children.isEmpty {
      add("\n<ul>")
      for child in entry.children { add(child) }
      add("</ul>")
    }
    add("</li>\n")
  }

  private mutating func add(_ html: HTML) { self.html += html.source.utf8 }
}
