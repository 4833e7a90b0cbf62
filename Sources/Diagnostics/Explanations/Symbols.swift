extension Explanation {
  static let symbols: [Explanation] = [
    Explanation(
      "symbol.unknown", "a symbol link that leads to nothing",
      """
      What stands in double backticks is the path of a symbol, as in DocC: names with a slash
      between, those of functions with their labels. Known are the symbols of SwiftUI, Combine and
      the frameworks that go with them, and whatever the catalog's own blocks and `_support` declare.
      Overloads share a page, so types and hashes do not belong to the path. Code that is no symbol
      stands in single backticks.
      """,
      wrong: .init(kind: .prose, text: "Give it room with ``View/paddin(_:)``."),
      right: .init(kind: .prose, text: "Give it room with ``View/padding(_:)``.")),
    Explanation(
      "symbol.ambiguous", "a symbol link that could lead to several symbols",
      """
      Labels may be left out where one symbol alone has the name. Symbols that differ only in their
      kind are told apart by it, as in `ShapeStyle/secondary-type.property`. A name that only other
      pages declare, and more than one of them, is linked to as `[RoundButton](page.md#block)`.
      """,
      wrong: .init(kind: .prose, text: "Put a ring around it with ``View/overlay``."),
      right: .init(
        kind: .prose, text: "Put a ring around it with ``View/overlay(alignment:content:)``.")),
  ]
}
