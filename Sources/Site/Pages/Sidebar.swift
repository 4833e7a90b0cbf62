import Synchronization

/// The list of all pages that stands beside each of them, with a mark at the page itself.
///
/// It differs from page to page in little but that mark, and in a large catalog is most of a page:
/// so it is made once for all that lie equally deep.
final class Sidebars: Sendable {
  private let navigation: Navigation
  /// By the way to the site's root.
  private let known = Mutex<[String: Sidebar]>([:])

  init(_ navigation: Navigation) {
    self.navigation = navigation
  }

  func html(for slug: String) -> HTML {
    let address = Address(slug: slug)
    let sidebar = known.withLock { known in
      let sidebar = known[address.root] ?? Sidebar(navigation, seenFrom: address)
      known[address.root] = sidebar
      return sidebar
    }
    return sidebar.html(markedAt: slug)
  }
}

/// A sidebar without a mark, and the places for it.
private struct Sidebar {
  private let address: Address
  private var html: [UInt8] = []
  /// Where the mark of the page with the slug stands.
  private var places: [String: Int] = [:]

  init(_ navigation: Navigation, seenFrom address: Address) {
    self.address = address
    add("<ul>")
    add(navigation.home, isOpen: false)
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

  /// - Parameter isOpen: whether it stands there with what is in it.
  private mutating func add(_ entry: Navigation.Entry, isOpen: Bool = true) {
    let kind = entry.isSection && isOpen ? "section" : nil
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
