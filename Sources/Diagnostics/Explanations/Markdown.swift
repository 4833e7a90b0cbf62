extension Explanation {
  static let markdown: [Explanation] = [
    Explanation(
      "markdown.too-deep", "Markdown nested more than 200 levels deep",
      "Nobody means lists and quotes like that. What is nested deeper is left out of the page.",
      wrong: .init(
        kind: .shell,
        text: "printf '\\n%0201d text\\n' 0 | tr 0 '>' >> content/forms/sign-up.md"),
      right: .init(kind: .shell, text: "sed -i 's/^>>>*/>/' content/forms/sign-up.md")),
    Explanation(
      "markdown.unclosed-fence", "a code block that is never closed", severity: .warning,
      """
      It goes on to the end of the page, or of the list or quote that it is in. The closing fence
      must be at least as long as the opening one, of the same sign, and have nothing behind it.
      """,
      wrong: .init(kind: .prose, text: "```text\nsome code\n``` text"),
      right: .init(kind: .prose, text: "```text\nsome code\n```")),
  ]
}
