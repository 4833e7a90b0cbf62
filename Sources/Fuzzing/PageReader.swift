import Content
import Diagnostics

extension FuzzedReader {
  /// A page with its front matter, and what is told of it among other pages.
  static let page = FuzzedReader(name: "page") { bytes in
    let (source, _) = SourceFile.decode(bytes, path: "content/a.md")
    let (page, problems) = Page.read(bytes, path: source.path)
    let outline = CatalogOutline(pages: [page.outline], assets: ["content/b.png"])
    let matter = page.frontMatter
    let places = matter.tagLocations + matter.relatedLocations + matter.aliasLocations
    return misplaced(problems + outline.problems(), in: source)
      + places.filter { !source.contains($0) }.map { "front matter at \($0)" }
      + page.outline.references.map(\.location).filter { !source.contains($0) }
      .map { "a link at \($0)" }
  }

  /// `catalog.yml`.
  static let settings = FuzzedReader(name: "settings") { bytes in
    let (source, problems) = SourceFile.decode(bytes, path: "catalog.yml")
    return misplaced(problems + Configuration.read(source).1, in: source)
  }
}
