import Diagnostics

/// A heading of a page, as links and a table of contents need it.
package struct Heading: Hashable, Sendable {
  /// Unique on its page; what stands behind `#` in a link.
  package var id: String
  package var level: Int
  package var text: String
  package var location: SourceLocation
}

extension Node {
  /// The headings below the node, in order.
  ///
  /// Ids are made as GitHub makes them: letters in lower case, digits, `-` and `_` stay, spaces
  /// become `-`, everything else goes; the second of the same name gets `-1`.
  package var headings: [Heading] {
    var ids = UniqueIDs()
    var headings: [Heading] = []
    walk { node in
      guard case .heading(let level) = node.kind else { return }
      let text = node.plainText
      headings.append(
        Heading(id: ids.next(for: text), level: level, text: text, location: node.location))
    }
    return headings
  }
}

private struct UniqueIDs {
  private var counts: [String: Int] = [:]

  mutating func next(for text: String) -> String {
    let name = headingID(text)
    guard var count = counts[name] else {
      counts[name] = 0
      return name
    }
    repeat { count += 1 } while counts["\(name)-\(count)"] != nil
    counts[name] = count
    counts["\(name)-\(count)"] = 0
    return "\(name)-\(count)"
  }
}

/// The id of a heading that is alone on its page.
package func headingID(_ text: String) -> String {
  var id = ""
  for scalar in text.lowercased().unicodeScalars {
    if scalar == " " { id += "-" } else if isPartOfID(scalar) { id.unicodeScalars.append(scalar) }
  }
  return id.isEmpty ? "section" : id
}

private func isPartOfID(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
  case .nonspacingMark, .spacingMark, .enclosingMark: true
  case .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation: true
  default: scalar == "-"
  }
}
