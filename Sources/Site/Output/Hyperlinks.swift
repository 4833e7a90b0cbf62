import Content
import Diagnostics
import Markdown

/// Turns the links of a page into addresses of the site.
struct Hyperlinks {
  var page: Page
  var links: Links
  /// Of the pages that are in the site, by slug.
  var titles: [String: String]

  /// - Returns: `nil` where the link leads to nothing that the site has.
  func address(of destination: String) -> String? {
    switch target(of: destination) {
    case .external(let address): address
    case .page(let slug, let anchor): titles[slug] == nil ? nil : link(to: slug, anchor)
    case .asset(let path): Address(slug: page.slug).root + percentEncoded(sitePath(ofAsset: path))
    case nil: nil
    }
  }

  /// - Returns: `nil` where the destination is no page that the site has.
  func page(at destination: String) -> (title: String, address: String)? {
    guard case .page(let slug, _) = target(of: destination), let title = titles[slug] else {
      return nil
    }
    return (title, link(to: slug, nil))
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

/// A path as an address says it, where spaces, `%`, `#` and `?` would mean something else.
func percentEncoded(_ path: String) -> String {
  let hex = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in path.utf8 {
    if isPartOfAddress(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isPartOfAddress(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: "-._~/!$&()*+,;=:@".utf8.contains(byte)
  }
}
