import Diagnostics
import Foundation
import Markdown

/// Where a link or an image leads.
package enum LinkTarget: Hashable, Sendable {
  /// Out of the catalog: the address as written.
  case external(String)
  case page(slug: String, anchor: String?)
  /// A file that is no page, as in `content/forms/signup.png`.
  case asset(path: String)
}

/// Everything in a catalog that a link can lead to.
package struct Links: Sendable {
  private let pages: [PageOutline]
  private let slugs: [String: String]
  private let paths: KnownNames
  private let anchors: [String: KnownNames]
  private let assets: KnownNames

  /// - Parameter anchors: by page's path, what a link can name besides the page's headings.
  package init(_ catalog: CatalogOutline, anchors others: [String: Set<String>] = [:]) {
    pages = catalog.pages
    slugs = Dictionary(catalog.pages.map { ($0.path, $0.slug) }) { first, _ in first }
    paths = KnownNames(catalog.pages.map(\.path))
    assets = KnownNames(catalog.assets)
    let headings = catalog.pages.map { page in
      (page.path, KnownNames(page.anchors + (others[page.path] ?? [])))
    }
    anchors = Dictionary(headings) { first, _ in first }
  }

  /// What is wrong with the links, images and `related` of all pages.
  func check() -> [Diagnostic] {
    concurrentMap(pages) { page in
      let related = zip(page.frontMatter.related, page.frontMatter.relatedLocations)
      return page.references.compactMap { problem(with: $0, on: page.path) }
        + related.compactMap { target(of: $0, on: page.path, at: $1).1 }
    }.flatMap(\.self).sorted()
  }

  /// Where a destination leads, or what is wrong with it.
  ///
  /// - Parameter page: the path of the page on which it is written.
  package func target(
    of destination: String, on page: String, at place: SourceLocation
  ) -> (LinkTarget?, Diagnostic?) {
    let link = Destination(destination, on: page)
    switch link {
    case .external(let address): return (.external(address), nil)
    case .unsafe(let scheme):
      return problem("link.unsafe", at: place, "'\(scheme):' links are not allowed")
    case .file(let path, let anchor):
      if let slug = slugs[path] { return pageTarget(slug, path, anchor, at: place) }
      if let asset = assets.form(of: path) { return (.asset(path: asset), nil) }
      return missing(path, at: place)
    }
  }
}

extension Links {
  private func pageTarget(
    _ slug: String, _ path: String, _ anchor: String?, at place: SourceLocation
  ) -> (LinkTarget?, Diagnostic?) {
    guard let anchor, let known = anchors[path], !known.contains(anchor) else {
      return (.page(slug: slug, anchor: anchor), nil)
    }
    let hint = known.nearest(to: anchor).map { "; did you mean '#\($0)'?" } ?? ""
    let (_, problem) = problem(
      "link.missing-anchor", at: place, "no '#\(anchor)' in \(path)\(hint)")
    return (.page(slug: slug, anchor: nil), problem)
  }

  private func missing(_ path: String, at place: SourceLocation) -> (LinkTarget?, Diagnostic?) {
    let written = [path + ".md", path + "/index.md"].first { slugs[$0] != nil }
    if let written {
      return problem("link.missing-file", at: place, "no file \(path); link to the file \(written)")
    }
    if path.hasSuffix(".md") {
      let hint = paths.nearest(to: path).map { "; did you mean \($0)?" } ?? ""
      return problem("link.missing-page", at: place, "no page \(path)\(hint)")
    }
    let hint = assets.nearest(to: path).map { "; did you mean \($0)?" } ?? ""
    return problem("link.missing-file", at: place, "no file \(path)\(hint)")
  }

  private func problem(
    _ code: String, at place: SourceLocation, _ message: String
  ) -> (LinkTarget?, Diagnostic?) {
    (nil, Diagnostic(.error, code, at: place, message))
  }
}
