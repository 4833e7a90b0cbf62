import Markdown

extension Node {
  /// What keeps a paragraph from being the fence that it looks like: a backtick in its info string.
  ///
  /// By CommonMark, it is text then, and its code would be compiled by nobody.
  var unopenedFence: Problem? {
    guard kind == .paragraph else { return nil }
    let line = children.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }
    let text = line.map(\.plainText).joined()
    let info = text.drop { $0 == "`" }
    guard text.count - info.count >= 3, info.contains("`") || line.contains(where: \.isCode),
      ["swift", "preview", "compare"].contains(info.prefix(while: \.isLetter))
    else { return nil }
    return Problem(
      "fence.backtick",
      "a backtick in its first line keeps this from being a block; open and close it with ~~~")
  }

  private var isCode: Bool {
    if case .code = kind { true } else { false }
  }
}
