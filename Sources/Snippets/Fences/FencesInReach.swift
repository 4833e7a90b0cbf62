import Content
import Diagnostics

/// The fences of a page, and those of the pages whose blocks it names, and so on.
struct FencesInReach: Sendable {
  /// The path of the page that all this is for.
  let home: String
  /// By path: the page, and those that its blocks are compiled with or shown beside.
  private(set) var pages: [String: PageFences] = [:]
  /// The paths that lead to no page.
  private(set) var missing: Set<String> = []
  private let lookup: PageLookup

  init(_ page: Page, among lookup: PageLookup) {
    home = page.path
    self.lookup = lookup
    let own = PageFences(page)
    pages[home] = own
    var next = own.references
    while let name = next.popLast() {
      guard pages[name.page] == nil, !missing.contains(name.page) else { continue }
      guard let page = lookup.page(name.page) else {
        missing.insert(name.page)
        continue
      }
      let fences = PageFences(page)
      pages[name.page] = fences
      // What others show beside each other is no part of what is compiled here.
      next += fences.swift.flatMap { $0.ingredients(on: page.path) }
    }
  }

  var own: PageFences { pages[home] ?? PageFences() }

  subscript(id: Snippet.ID) -> Fence {
    (pages[id.page] ?? PageFences()).swift[id.index]
  }

  /// The block that a fence of a page names; `nil` where there is none.
  func block(named text: String, on page: String) -> Snippet.ID? {
    let name = BlockName(text, on: page)
    return pages[name.page]?.index(named: name.id).map { Snippet.ID(page: name.page, index: $0) }
  }

  /// The block that the page itself names; where there is none, a diagnostic says so.
  func find(
    _ text: String, at location: SourceLocation, _ diagnostics: inout [Diagnostic]
  ) -> Snippet.ID? {
    let name = BlockName(text, on: home)
    guard let found = block(named: text, on: home) else {
      diagnostics.append(unknown(name).diagnostic(at: location))
      return nil
    }
    if pages[name.page]?.isDraft == true, !own.isDraft {
      let message = "\(name.page) is a draft, which the site is built without"
      diagnostics.append(Diagnostic(.warning, "fence.draft-block", at: location, message))
    }
    return found
  }

  private func unknown(_ name: BlockName) -> Problem {
    if missing.contains(name.page) {
      return Problem(
        "fence.unknown-page", "no page \(name.page)", lookup.paths.nearest(to: name.page))
    }
    let page = name.page == home ? "this page" : name.page
    let message = "no block of \(page) has the id '\(name.id)'"
    if name.id.isEmpty || name.id.hasSuffix(".md") {
      return Problem("fence.unknown-block", message + "; a block of another page is page.md#id")
    }
    return Problem("fence.unknown-block", message, pages[name.page]?.names.nearest(to: name.id))
  }
}

extension PageFences {
  /// Every block that the page names.
  fileprivate var references: [BlockName] {
    let sides = compare.flatMap { info in
      [info["before"], info["after"]].compactMap { $0?.value }
    }
    let played = preview.compactMap { $0.info["of"]?.value }
    let shown = swift.compactMap(\.snippet.attributes.diff) + sides + played
    return swift.flatMap { $0.ingredients(on: path) } + shown.map { BlockName($0, on: path) }
  }
}

extension Fence {
  /// The blocks that it is compiled with.
  fileprivate func ingredients(on page: String) -> [BlockName] {
    let attributes = snippet.attributes
    return (attributes.uses + [attributes.from].compactMap(\.self)).map { BlockName($0, on: page) }
  }
}
