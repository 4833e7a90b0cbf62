import Diagnostics

extension CatalogOutline {
  /// What is wrong with the names that pages have in the site: their own, and those of old.
  func namingProblems() -> [Diagnostic] {
    var names = Names()
    for page in pages { names.add(page) }
    names.addSections(of: pages)
    for page in pages { names.addAliases(of: page) }
    return names.diagnostics
  }
}

private struct Names {
  /// Who has a name; upper and lower case do not make a difference, as they do not on many disks.
  private var owners: [String: SourceLocation] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ page: PageOutline) {
    let place = SourceLocation(file: page.path)
    if let bad = badPart(of: page.slug) { reportName("'\(bad)' in a file's name", at: place) }
    reportReserved(page.slug, at: place)
    claim(page.slug, at: place, "page.duplicate-slug", "another page has the URL '\(page.slug)'")
  }

  /// A folder without a landing page has its URL all the same.
  mutating func addSections(of pages: [PageOutline]) {
    let landings = Set(pages.filter(\.isLanding).map { $0.slug.lowercased() })
    let folders = Set(pages.flatMap(\.folders).map { $0.lowercased() }).subtracting(landings)
    for page in pages where folders.contains(page.slug.lowercased()) {
      let message = "the folder of the same name has this URL; move the page to its index.md"
      let place = SourceLocation(file: page.path)
      diagnostics.append(Diagnostic(.error, "page.duplicate-slug", at: place, message))
    }
  }

  mutating func addAliases(of page: PageOutline) {
    for (alias, place) in zip(page.frontMatter.aliases, page.frontMatter.aliasLocations) {
      if let bad = badPart(of: alias) {
        reportName("'\(bad)' in an address", at: place)
        continue
      }
      reportReserved(alias, at: place)
      claim(alias, at: place, "page.duplicate-alias", "'\(alias)' leads to another page already")
    }
  }

  private mutating func claim(
    _ name: String, at place: SourceLocation, _ code: String, _ message: String
  ) {
    guard let owner = owners[name.lowercased()] else {
      owners[name.lowercased()] = place
      return
    }
    let note = Diagnostic.Note(at: owner, "the other one is here")
    diagnostics.append(Diagnostic(.error, code, at: place, message, notes: [note]))
  }

  private mutating func reportName(_ problem: String, at place: SourceLocation) {
    let message = problem + allowedInNames
    diagnostics.append(Diagnostic(.error, "page.name", at: place, message))
  }

  private mutating func reportReserved(_ slug: String, at place: SourceLocation) {
    guard isReserved(slug) else { return }
    diagnostics.append(Diagnostic(.error, "page.reserved", at: place, reservedMessage))
  }
}

extension PageOutline {
  /// The slugs of the sections that the page lies in, the outermost first.
  fileprivate var folders: [String] {
    let parts = folder.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
