import Diagnostics

extension Catalog {
  /// Tags that one page alone has and that look like another tag: most likely the same one, misspelt.
  func tagDoubts() -> [Diagnostic] {
    let uses = TagUses(pages)
    return uses.first.filter { uses.count[$0.tag] == 1 }.compactMap { use in
      uses.lookalike(of: use.tag).map { other in
        Diagnostic(
          .warning, "page.tag-spelling", at: use.location,
          "only this page has the tag '\(use.tag)'; did you mean '\(other)'?")
      }
    }
  }
}

private struct TagUses {
  /// By tag, on how many pages it is.
  var count: [String: Int] = [:]
  /// Each tag once, where it is first used, in the order of the pages.
  var first: [(tag: String, location: SourceLocation)] = []

  init(_ pages: [Page]) {
    for page in pages {
      let tags = zip(page.frontMatter.tags, page.frontMatter.tagLocations)
      for (tag, location) in tags.sorted(by: { $0.1 < $1.1 }) {
        if count[tag] == nil { first.append((tag, location)) }
        count[tag, default: 0] += 1
      }
    }
  }

  /// A tag that more pages have or, of two that one page has each, that comes first.
  func lookalike(of tag: String) -> String? {
    let earlier = first.prefix { $0.tag != tag }.map(\.tag)
    let others = Set(earlier).union(count.filter { $0.value > 1 }.keys).subtracting([tag])
    if let same = others.sorted().first(where: { stem($0) == stem(tag) }) { return same }
    return others.sorted().first { isSlip($0, tag) }
  }
}

/// In short words one letter makes another word, as in tabs and tags.
private func isSlip(_ left: String, _ right: String) -> Bool {
  let length = min(left.count, right.count)
  let most = length < 6 ? 0 : length < 9 ? 1 : 2
  guard abs(left.count - right.count) <= most else { return false }
  return editDistance(Array(left.lowercased()), Array(right.lowercased())) <= most
}

/// What is left of a tag without case, punctuation and a plural's ending.
private func stem(_ tag: String) -> String {
  let letters = tag.lowercased().filter { $0.isLetter || $0.isNumber }
  return letters.count > 1 && letters.hasSuffix("s") ? String(letters.dropLast()) : letters
}
