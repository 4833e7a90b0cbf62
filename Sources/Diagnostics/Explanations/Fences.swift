extension Explanation {
  static let fences: [Explanation] = [
    Explanation(
      "fence.unknown-attribute", "an attribute that means nothing",
      "Attributes are never ignored, since a misspelt one would be. The nearest one is offered.",
      wrong: fence("titel=Button.swift", "struct Button {}"),
      right: fence("title=Button.swift", "struct Button {}")),
    Explanation(
      "fence.misspelt-language", "a language that is nearly one the tool knows",
      """
      `swift`, `preview` and `compare` are written so, with a space before the first attribute. A slip
      would keep the block from being compiled, and nobody would know.
      """,
      wrong: Example(kind: .prose, text: "```Swift\nlet size = 2\n```"),
      right: Example(kind: .prose, text: "```swift\nlet size = 2\n```")),
    Explanation(
      "fence.backtick", "a backtick where a fence of backticks has none",
      """
      Markdown takes such a line for text, and its code with it. Fences of tildes have backticks in
      their first line.
      """,
      wrong: Example(kind: .prose, text: "```swift title=\"`a`\"\nlet size = 2\n```"),
      right: Example(kind: .prose, text: "~~~swift title=\"`a`\"\nlet size = 2\n~~~")),
    Explanation(
      "fence.bad-value", "a value that the attribute does not take",
      "The message lists what it takes. `hidden` takes none; a name has letters, digits, `-_.` only.",
      wrong: fence("as=class", "struct Button {}"),
      right: fence("as=file", "struct Button {}")),
    Explanation(
      "fence.missing-value", "an attribute that wants a value and has none",
      "Only `hidden` stands by itself. `ignore` wants the reason, which `check` lists.",
      wrong: fence("ignore", "let phone = Phone()"),
      right: fence("ignore=\"needs a phone\"", "let phone = Phone()")),
    Explanation(
      "fence.wrong-shape", "a block that is not what `as` says",
      """
      A chain starts with a dot, and a view is an expression. What the tool puts around the one or the
      other would compile with anything else in it, and show nothing of it.
      """,
      wrong: fence("as=chain", "Text(\"a\")"), right: fence("as=chain", ".bold()")),
    Explanation(
      "fence.duplicate", "an attribute that is given twice",
      "Which one would count is anybody's guess. `uses` and `removes` take several names in quotes.",
      wrong: fence("id=a id=b", "struct A {}"), right: fence("id=a", "struct A {}")),
    Explanation(
      "fence.open-quote", "a quote that is not closed",
      "A value in quotes ends with a quote on the same line; inside of it, write `\\\"`.",
      wrong: fence("title=\"Button.swift", "struct Button {}"),
      right: fence("title=\"Button.swift\"", "struct Button {}")),
    Explanation(
      "fence.repeated-id", "a name that another block of the page has",
      "Other blocks name this one by its id, so there is one of each on a page.",
      wrong: .init(
        kind: .prose,
        text: "```swift id=a\nstruct A {}\n```\n\n```swift id=a\nstruct B {}\n```"),
      right: .init(
        kind: .prose,
        text: "```swift id=a\nstruct A {}\n```\n\n```swift id=b\nstruct B {}\n```")),
    Explanation(
      "fence.unknown-block", "a name that no block of the page has",
      """
      `uses`, `from`, `diff` and `compare` name a block by its `id`, and one of another page as
      `page.md#id`. The nearest one is offered.
      """,
      wrong: .init(
        kind: .prose,
        text: "```swift id=size\nlet size = 2\n```\n\n```swift uses=sise\nprint(size)\n```"),
      right: .init(
        kind: .prose,
        text: "```swift id=size\nlet size = 2\n```\n\n```swift uses=size\nprint(size)\n```")),
    Explanation(
      "fence.unknown-page", "a block of a page that is not there",
      """
      In `page.md#id`, the page is a file, seen from the page that names it or, with a slash in front,
      from `content/`. The nearest one is offered.
      """,
      wrong: fence("uses=../index#size", "print(size)"),
      right: .init(
        kind: .shell,
        text: """
          printf '\\n```swift id=size\\nlet size = 2\\n```\\n' >> content/index.md
          sed -i 's/index#size/index.md#size/' content/forms/sign-up.md
          """)),
    Explanation(
      "fence.draft-block", "a block of a draft", severity: .warning,
      """
      The site is built without drafts, so readers would see code whose other part they cannot find.
      Publish the draft, or move the block to this page.
      """,
      wrong: .init(
        kind: .shell,
        text: """
          printf '\\n```swift id=size\\nlet size = 2\\n```\\n' >> content/forms/index.md
          sed -i '2i draft: true' content/forms/index.md
          printf '\\n```swift uses=index.md#size\\nprint(size)\\n```\\n' >> content/forms/sign-up.md
          """),
      right: .init(kind: .shell, text: "sed -i '2d' content/forms/index.md")),
    Explanation(
      "fence.missing-side", "a comparison with one side",
      "A `compare` fence names the two blocks that stand beside each other.",
      wrong: comparison("before=a"), right: comparison("before=a after=b")),
    Explanation(
      "fence.missing-block", "a preview fence that does not say of what",
      "`of` names the block whose previews it is about.",
      wrong: story(""), right: story(" of=form")),
    Explanation(
      "fence.removes-without-from", "a block that drops declarations of nothing",
      "`removes` says what a step drops of the block that it starts from, so there must be a `from`.",
      wrong: fence("removes=size", "struct A {}"),
      right: .init(
        kind: .prose,
        text: """
          ```swift id=a
          struct A {
            var size = 2
          }
          ```

          ```swift from=a removes=size
          struct A {
            var width = 2
          }
          ```
          """)),
  ]

  private static func fence(_ attributes: String, _ code: String) -> Example {
    Example(kind: .prose, text: "```swift \(attributes)\n\(code)\n```")
  }

  private static func story(_ attributes: String) -> Example {
    let block = "```swift id=form\n#Preview {\n  Text(\"Ada\")\n}\n```"
    return Example(kind: .prose, text: "\(block)\n\n```preview\(attributes)\n```")
  }

  private static func comparison(_ attributes: String) -> Example {
    Example(
      kind: .prose,
      text: """
        ```swift id=a
        struct A {}
        ```

        ```swift id=b
        struct B {}
        ```

        ```compare \(attributes)
        ```
        """)
  }
}
