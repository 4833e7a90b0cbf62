import Markdown

/// A block quote that starts with a label: `> Note: …`.
struct Aside {
  enum Kind: String, CaseIterable {
    case note, tip, important, warning, experiment

    var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  var kind: Kind
  /// The quote's blocks, without the label.
  var children: [Node]

  /// - Returns: `nil` for a quote that is just that.
  init?(_ quote: Node) {
    guard case .paragraph = quote.children.first?.kind,
      case .text(let text) = quote.children.first?.children.first?.kind,
      let colon = text.firstIndex(of: ":"),
      let kind = Kind(rawValue: text[..<colon].lowercased())
    else { return nil }
    self.kind = kind
    children = quote.children
    let rest = text[text.index(after: colon)...].drop(while: \.isWhitespace)
    children[0].children[0].kind = .text(String(rest))
  }
}
