extension Explanation {
  static let markdown: [Explanation] = [
    Explanation(
      "markdown.missing-cells", "tables that lack thousands of cells",
      """
      A row may have fewer cells than the header: the others are empty. When a page lacks more than
      10,000 of them, a few marks stand for a table that no browser could show; rows are then left
      as short as they are written.
      """,
      wrong: .init(
        kind: .shell,
        text: """
          { for cell in a -; do echo; printf "|$cell%.0s" $(seq 1 200); done
            for row in $(seq 1 100); do printf '\\n| a |'; done; echo; } >> content/forms/sign-up.md
          """),
      right: .init(kind: .shell, text: "sed -i '/^| a |/d' content/forms/sign-up.md")),
    Explanation(
      "markdown.open-images", "thousands of images that are opened and never closed",
      """
      Reading a link takes longer with every image that is opened before it and not closed, so that
      a page of nothing else would take hours. The paragraph is left out.
      """,
      wrong: .init(
        kind: .shell,
        text: """
          { echo; for part in '![' '[a](sign-up.md) '; do printf "$part%.0s" $(seq 1 2000); done; echo
          } >> content/forms/sign-up.md
          """),
      right: .init(kind: .shell, text: "sed -i 's/!\\[//g' content/forms/sign-up.md")),
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
