import Diagnostics

extension CatalogOutline {
  /// Tags that one page alone has and that look like another tag: most likely the same one, misspelt.
  func tagDoubts() -> [Diagnostic] {
    let uses = TagUses(pages)
    return uses.all.filter { $0.count == 1 }.compactMap { use in
      uses.lookalike(of: use).map { other in
        Diagnostic(
          .warning, "page.tag-spelling", at: use.location,
          "only this page has the tag '\(use.tag)'; did you mean '\(other)'?")
      }
    }
  }
}

private struct TagUse {
  var tag: String
  /// Where it is first used.
  var location: SourceLocation
  /// On how many pages it is.
  var count = 1
}

private struct TagUses {
  /// Each tag once, in the order of the pages.
  private(set) var all: [TagUse] = []
  /// By what a tag has in common with those that look like it, the places in `all`.
  private var places: [String: [Int]] = [:]

  /// How many tags that look alike are compared, of a number that only a machine writes.
  private static let enough = 20

  init(_ pages: [PageOutline]) {
    var known: [String: Int] = [:]
    for page in pages {
      let tags = zip(page.frontMatter.tags, page.frontMatter.tagLocations)
      for (tag, location) in tags {
        if let place = known[tag] {
          all[place].count += 1
        } else {
          known[tag] = all.count
          all.append(TagUse(tag: tag, location: location))
        }
      }
    }
    for (place, use) in all.enumerated() {
      for trait in traits(of: use.tag) where places[trait, default: []].count < Self.enough {
        places[trait, default: []].append(place)
      }
    }
  }

  /// A tag that more pages have or, of two that one page has each, that comes first.
  func lookalike(of use: TagUse) -> String? {
    let candidates = Set(traits(of: use.tag).flatMap { places[$0] ?? [] }).sorted()
    return candidates.map { all[$0] }.first { other in
      let isEarlier = other.count > 1 || other.location < use.location
      return other.tag != use.tag && isEarlier && looksLike(other.tag, use.tag)
    }?.tag
  }
}

private func looksLike(_ left: String, _ right: String) -> Bool {
  let (left, right) = (stem(left), stem(right))
  if left == right { return true }
  // With another number it is another thing, as with ios-17 and ios-18.
  return left.filter(\.isNumber) == right.filter(\.isNumber)
    && editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars), atMost: 1) == 1
}

/// The tag's stem and, where it is so long that a slip makes no other word, as it makes tags of tabs,
/// all that is left of it without one letter.
private func traits(of tag: String) -> Set<String> {
  let stem = stem(tag)
  guard (6...50).contains(stem.count) else { return [stem] }
  let shorter = stem.indices.filter { !stem[$0].isNumber }.map { index in
    String(stem[..<index] + stem[stem.index(after: index)...])
  }
  return Set([stem] + shorter)
}

/// What is left of a tag without case, punctuation and a plural's ending.
private func stem(_ tag: String) -> String {
  let letters = tag.lowercased().filter { $0.isLetter || $0.isNumber }
  return letters.count > 1 && letters.hasSuffix("s") ? String(letters.dropLast()) : letters
}
