import Content
import Diagnostics
import Markdown

/// Turns the links of a page into addresses of the site.
struct Hyperlinks {
  var page: Page
  var links: Links
  /// The slugs of the pages that are in the site.
  var slugs: Set<String>

  /// - Returns: `nil` where the link leads to nothing that the site has.
  func address(of destination: String) -> String? {
    switch target(of: destination) {
    case .external(let address): address
    case .page(let slug, let anchor): slugs.contains(slug) ? link(to: slug, anchor) : nil
    case .asset(let path): Address(slug: page.slug).root + sitePath(ofAsset: path)
    case nil: nil
    }
  }

  /// - Returns: `nil` where the destination is no page that the site has.
  func page(at destination: String) -> (slug: String, address: String)? {
    guard case .page(let slug, _) = target(of: destination), slugs.contains(slug) else {
      return nil
    }
    return (slug, link(to: slug, nil))
  }

  private func target(of destination: String) -> LinkTarget? {
    links.target(of: destination, on: page.path, at: SourceLocation(file: page.path)).0
  }

  private func link(to slug: String, _ anchor: String?) -> String {
    let fragment = anchor.map { "#" + $0 } ?? ""
    if slug == page.slug, !fragment.isEmpty { return fragment }
    return Address(slug: page.slug).link(to: slug) + fragment
  }
}

/// Where a file of `content` lies in the site.
func sitePath(ofAsset path: String) -> String {
  String(path.dropFirst("content/".count))
}
