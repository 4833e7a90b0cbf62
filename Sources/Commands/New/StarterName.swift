import Content
import Diagnostics
import Foundation

/// What somebody calls a new page or section: an address as in `forms/sign-up`, a title as in
/// `forms/Sign up`, or a file as in `content/forms/sign-up.md`.
struct StarterName {
  /// Below `content`, without an ending.
  let slug: String
  let title: String

  init(_ text: String) {
    var parts = text.split(separator: "/").map(String.init)
    if parts.first == "content", parts.count > 1 { parts.removeFirst() }
    if let last = parts.last, last.hasSuffix(".md") {
      parts[parts.count - 1] = String(last.dropLast(3))
    }
    if parts.last == "index", parts.count > 1 { parts.removeLast() }
    slug = parts.map(Self.address).joined(separator: "/")
    let words = (parts.last ?? "").split { $0 == "-" || $0 == "_" || $0 == " " }
    title = words.joined(separator: " ").capitalizedAtStart
  }

  /// A title becomes lower case; a name without spaces is an address already, and may be that of a
  /// folder that is there.
  private static func address(_ part: String) -> String {
    let words = part.split(separator: " ")
    return words.count > 1 ? words.joined(separator: "-").lowercased() : words.joined()
  }

  /// Why no page can have the name.
  var problem: String? {
    let parts = slug.split(separator: "/")
    if parts.isEmpty { return "a page's name has letters in it" }
    if let bad = nameProblem(slug) { return bad }
    let isHidden = parts.contains { $0.hasPrefix(".") } || parts[0] == "_support"
    return isHidden ? "no page is looked for at '\(slug)'; choose another name" : nil
  }

  /// The file or folder that has the address, if one has.
  func taken(in root: URL, asSection: Bool) -> String? {
    let (page, landing) = ("content/\(slug).md", "content/\(slug)/index.md")
    let candidates = asSection ? [page, landing] : [page, landing, "content/\(slug)"]
    return candidates.first {
      FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
    }
  }
}

extension String {
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
