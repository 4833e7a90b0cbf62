import Content

/// A block as another one names it: `after`, or `page.md#after` for one of another page.
struct BlockName: Hashable {
  /// The path of the page from the catalog's root.
  var page: String
  var id: String

  /// - Parameter page: the path of the page on which the name is written.
  init(_ text: String, on page: String) {
    guard let mark = text.firstIndex(of: "#") else {
      self.page = page
      id = text
      return
    }
    let path = String(text[..<mark])
    self.page = path.isEmpty ? page : catalogPath(path, on: page)
    id = String(text[text.index(after: mark)...])
  }

  /// Whether a text can name a block: something before the `#` if there is one, an id after it.
  static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    guard let id = parts.last, !id.isEmpty, parts.count <= 2 else { return false }
    let isPath = parts.count == 1 || parts[0].allSatisfy { $0.isNamePart || $0 == "/" }
    return isPath && id.allSatisfy(\.isNamePart)
  }
}

extension Character {
  /// Whether blocks, pages and folders can have it in their names.
  var isNamePart: Bool { isLetter || isNumber || "-_.".contains(self) }
}
