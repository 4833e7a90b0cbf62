import PreviewExchange

/// What was found to be wrong with a preview, for its readers.
struct FlawList: Hashable {
  var flaws: [Flaw]

  /// Nothing where there are none.
  var html: HTML { flaws.isEmpty ? .empty : "<div class=\"flaws\">\(items)</div>\n" }

  /// What was wrong before beside what is wrong now.
  func html(comparedWith before: FlawList) -> HTML {
    guard !(flaws.isEmpty && before.flaws.isEmpty) else { return .empty }
    return """
      <div class="flaws compared">
      <div><p>Before</p>\(before.items)</div>
      <div><p>After</p>\(items)</div>
      </div>

      """
  }

  private var items: HTML {
    guard !flaws.isEmpty else { return "<p class=\"flawless\">No flaws found.</p>" }
    let items = flaws.map { flaw -> HTML in
      "<li>\(flaw.message.prefix(1).uppercased() + flaw.message.dropFirst()).</li>\n"
    }
    return "<ul aria-label=\"Flaws\">\n\(items.joined())</ul>"
  }
}

extension FlawList {
  /// All flaws of several previews, each once.
  init(_ lists: some Sequence<FlawList>) {
    flaws = lists.flatMap(\.flaws).reduce(into: []) { all, flaw in
      if !all.contains(where: flaw.isLike) { all.append(flaw) }
    }
  }
}
