/// Where a page lies, and how other pages link to it.
///
/// All links of the site are relative, so that it works below any address.
struct Address {
  /// Empty for the home page.
  var slug: String

  /// What leads from the page to the site's root: `../../` for `refactors/round-button`.
  var root: String {
    slug.isEmpty ? "./" : slug.split(separator: "/").map { _ in "../" }.joined()
  }

  var file: String { slug.isEmpty ? "index.html" : slug + "/index.html" }

  /// A link to another page.
  func link(to slug: String) -> String {
    slug.isEmpty ? root : root + slug + "/"
  }

  /// A file beside the page.
  func path(of name: String) -> String {
    slug.isEmpty ? name : slug + "/" + name
  }
}
