extension Explanation {
  static let comments: [Explanation] = [
    Explanation(
      "comment.unknown", "a comment that was most likely meant to mean something",
      """
      `// snippet.hide` and `// snippet.show` fold lines away, `// [!highlight]` and `// [!focus]` mark
      the line that they end. What is nearly one of these would be shown to readers as it is.
      """,
      wrong: code("let size = 2  // [!hilight]"), right: code("let size = 2  // [!highlight]")),
    Explanation(
      "comment.misplaced", "a comment that means something elsewhere",
      """
      A mark is the last thing on the line that it marks. `// snippet.hide` and `// snippet.show` stand
      on lines of their own, above the first line to be hidden and below the last.
      """,
      wrong: code("// [!highlight]\nlet size = 2"), right: code("let size = 2  // [!highlight]")),
    Explanation(
      "comment.unpaired", "lines that are hidden without an end, or shown without a start",
      "What `// snippet.hide` hides, `// snippet.show` shows again, in the same block.",
      wrong: code("// snippet.hide\nlet size = 2"),
      right: code("// snippet.hide\nlet size = 2\n// snippet.show\nlet width = size")),
    Explanation(
      "comment.empty-expectation", "a mistake that is expected without a word of it",
      """
      `// error:` and `// warning:` are followed by a part of what the compiler says, so that another
      mistake on the same line is not taken for the one you mean.
      """,
      wrong: code("let size: Int = \"large\"  // error:"),
      right: code("let size: Int = \"large\"  // error: cannot convert")),
  ]

  private static func code(_ text: String) -> Example { Example(kind: .code, text: text) }
}
