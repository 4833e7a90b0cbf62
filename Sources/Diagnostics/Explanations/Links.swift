extension Explanation {
  static let links: [Explanation] = [
    Explanation(
      "link.missing-page", "a link to a page that is not there",
      """
      Links name the file, seen from the page that links or, with a slash in front, from `content/`.
      The message offers the file with the nearest name.
      """,
      wrong: .init(kind: .prose, text: "See [all forms](overview.md)."),
      right: .init(kind: .prose, text: "See [all forms](index.md).")),
    Explanation(
      "link.missing-anchor", "a link to a heading that is not there",
      """
      The address of a heading is its text in lower case, without punctuation, with `-` for spaces.
      The names of Swift blocks can be linked to as well.
      """,
      wrong: .init(kind: .prose, text: "See [below](#error).\n\n## Errors"),
      right: .init(kind: .prose, text: "See [below](#errors).\n\n## Errors")),
    Explanation(
      "link.missing-file", "a link to a file that is not there",
      "Pictures and downloads lie below `content/`. Pages are named with their ending `.md`.",
      wrong: .init(kind: .prose, text: "[All forms](index)"),
      right: .init(kind: .prose, text: "[All forms](index.md)")),
    Explanation(
      "link.empty", "a link or an image without a destination",
      "Whoever follows it stays where they are. Where the page is not written yet, leave the link out.",
      wrong: .init(kind: .prose, text: "See [all forms]()."),
      right: .init(kind: .prose, text: "See [all forms](index.md).")),
    Explanation(
      "link.no-text", "a link without words", severity: .warning,
      "There is nothing to press on, and nothing that an assistive technology could say.",
      wrong: .init(kind: .prose, text: "[](index.md)"),
      right: .init(kind: .prose, text: "[All forms](index.md)")),
    Explanation(
      "link.unsafe", "a link that might run something",
      "Links start with `http:`, `https:`, `mailto:` or `tel:`, or name a file of the catalog.",
      wrong: .init(kind: .prose, text: "[Try it](javascript:alert(1))"),
      right: .init(kind: .prose, text: "[Try it](https://example.org)")),
    Explanation(
      "link.draft", "a link to a draft", severity: .warning,
      """
      A site is built without drafts, so the link leads nowhere on it. Leave it out until the draft
      is done, or make the page that links a draft as well.
      """,
      wrong: .init(
        kind: .shell,
        text: """
          printf -- '---\\ntitle: A\\nsummary: b\\ndraft: true\\n---\\n' > content/forms/idea.md
          printf '\\n[An idea](idea.md)\\n' >> content/forms/sign-up.md
          """),
      right: .init(kind: .shell, text: "sed -i '/^draft:/d' content/forms/idea.md")),
    Explanation(
      "image.no-picture", "an image that shows no picture",
      "Pages and downloads are linked to, without an exclamation mark in front.",
      wrong: .init(kind: .prose, text: "![All forms](index.md)"),
      right: .init(kind: .prose, text: "[All forms](index.md)")),
    Explanation(
      "image.no-alternative", "an image without words", severity: .warning,
      """
      Whoever does not see the image gets its alternative text read out, and search finds it. Say
      what there is to see, not that it is a picture.
      """,
      wrong: .init(kind: .prose, text: "![](https://example.org/form.png)"),
      right: .init(
        kind: .prose,
        text: "![A form; an empty field is framed in red](https://example.org/form.png)")),
  ]
}
