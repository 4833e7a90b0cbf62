import Diagnostics
import Markdown

extension CatalogOutline {
  /// What is most likely not meant as it is written, though nothing is broken: warnings, sorted.
  func doubts() -> [Diagnostic] {
    let found = pages.flatMap(wordlessReferences) + linksToDrafts() + orphans() + tagDoubts()
    return found.sorted()
  }

  private func wordlessReferences(on page: PageOutline) -> [Diagnostic] {
    page.references.filter(\.isWordless).map { reference in
      reference.isImage
        ? Diagnostic(
          .warning, "image.no-alternative", at: reference.location,
          "an image without words for those who do not see it; write ![what it shows](…)")
        : Diagnostic(
          .warning, "link.no-text", at: reference.location,
          "a link without words that say where it leads; write [where it leads](…)")
    }
  }

  /// A draft is not part of the site, so that a link to it leads nowhere there.
  private func linksToDrafts() -> [Diagnostic] {
    let drafts = Set(pages.filter(\.frontMatter.isDraft).map(\.path))
    guard !drafts.isEmpty else { return [] }
    return pages.filter { !drafts.contains($0.path) }.flatMap { page in
      page.destinations.filter { drafts.contains($0.path) }.map { link in
        Diagnostic(
          .warning, "link.draft", at: link.location,
          "\(link.path) is a draft, which the site is built without")
      }
    }
  }

  /// Pages beside the sections that no other page mentions: a reader has no reason to open them.
  ///
  /// Whatever is in a section is found by it, and a catalog without sections has a list of pages
  /// for its home.
  private func orphans() -> [Diagnostic] {
    guard pages.contains(where: { !$0.folder.isEmpty }) else { return [] }
    let candidates = pages.filter { $0.folder.isEmpty && !$0.isLanding && !$0.frontMatter.isDraft }
    guard !candidates.isEmpty else { return [] }
    let linked = Set(
      pages.flatMap { page in page.destinations.map(\.path).filter { $0 != page.path } })
    return candidates.filter { !linked.contains($0.path) }.map { page in
      Diagnostic(
        .warning, "page.orphaned", at: SourceLocation(file: page.path),
        "the page is in no section, and no page links to it; move it into a folder, or link to it")
    }
  }
}

extension PageOutline {
  /// The files that the page links to, as paths from the catalog's root, whether they exist or not.
  fileprivate var destinations: [(path: String, location: SourceLocation)] {
    let links = references.map { ($0.destination, $0.location) }
    let related = zip(frontMatter.related, frontMatter.relatedLocations)
    return (links + related).compactMap { text, location in
      guard case .file(let file, _) = Destination(text, on: path) else { return nil }
      return (file, location)
    }
  }
}
