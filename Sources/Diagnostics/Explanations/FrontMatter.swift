extension Explanation {
  static let frontMatter: [Explanation] =
    [
      Explanation(
        "front-matter.missing", "a page without front matter",
        """
        A page says what it is called and what it is about before its text starts. A file that is not
        meant to be a page has no place below `content/` under a name that ends with `.md`.
        """,
        wrong: .init(kind: .page, text: "# Sign up\n\nA form."),
        right: .init(
          kind: .page,
          text: "---\ntitle: Sign up\nsummary: A form that helps\n---\n\nA form.")),
      Explanation(
        "front-matter.unclosed", "front matter without an end",
        "A second line of three dashes ends it. Up to there everything is YAML.",
        wrong: .init(
          kind: .page, text: "---\ntitle: Sign up\nsummary: A form that helps\n\nA form."),
        right: .init(
          kind: .page,
          text: "---\ntitle: Sign up\nsummary: A form that helps\n---\n\nA form.")),
      Explanation(
        "front-matter.missing-title", "a page without a title",
        "The title is the page's heading, and what lists and the sidebar call it.",
        wrong: .init(kind: .page, text: "---\nsummary: A form that helps\n---"),
        right: .init(
          kind: .page, text: "---\ntitle: Sign up\nsummary: A form that helps\n---")),
      Explanation(
        "front-matter.missing-summary", "a page without a summary",
        "The summary stands below the heading, in lists, and in what search engines show.",
        wrong: .init(kind: .page, text: "---\ntitle: Sign up\n---"),
        right: .init(
          kind: .page, text: "---\ntitle: Sign up\nsummary: A form that helps\n---")),
    ]
    + yaml(
      "front-matter", kind: .page, before: "---\ntitle: Sign up\nsummary: A form that helps\n",
      after: "\n---")

  /// What can be wrong with YAML wherever it stands.
  static func yaml(
    _ area: String, kind: Example.Kind, before: String, after: String
  ) -> [Explanation] {
    func example(_ text: String) -> Example { .init(kind: kind, text: before + text + after) }
    func explanation(
      _ problem: String, _ title: String, _ text: String, _ wrong: String, _ right: String
    ) -> Explanation {
      Explanation(
        "\(area).\(problem)", title, text, wrong: example(wrong), right: example(right))
    }
    return [
      explanation(
        "yaml", "broken YAML",
        """
        The YAML cannot be read from the place on. A value that holds a colon and a space, or starts
        with a sign that means something in YAML, has to stand in quotes.
        """,
        "ios: {17.0", "ios: 17.0"),
      explanation(
        "unknown-key", "a key that means nothing",
        "Keys are never ignored, since a misspelt one would be. The nearest key is offered.",
        "oder: 2".inArea(area, settings: "sumary: All of them"),
        "order: 2".inArea(area, settings: "summary: All of them")),
      explanation(
        "wrong-type", "a value of another kind than the key wants",
        "A list is a list even with one entry, and numbers and true or false stand without quotes.",
        "tags: forms".inArea(area, settings: "raw_html: 'no'"),
        "tags: [forms]".inArea(area, settings: "raw_html: false")),
      explanation(
        "duplicate-key", "a key that is given twice",
        "Which one would count is anybody's guess. Remove one of them.",
        "ios: 17.0\nios: 18.0", "ios: 18.0"),
      explanation(
        "key", "a key that is no word", "Keys are plain words; lists and mappings cannot be keys.",
        "[a, b]: 1", "ios: 17.0"),
      explanation(
        "alias", "an alias or an anchor",
        "`&name` and `*name` of YAML are not supported: write the value itself.",
        "tags: [&a forms, *a]".inArea(area, settings: "summary: &a All\nios: *a"),
        "tags: [forms]".inArea(area, settings: "summary: All")),
      explanation(
        "too-deep", "YAML nested more than 50 levels deep",
        "No key takes anything like it, and reading it would need memory without end.",
        "ios: " + String(repeating: "[", count: 51) + String(repeating: "]", count: 51),
        "ios: 17.0"),
      explanation(
        "second-document", "a second YAML document",
        """
        A line that starts with three dashes and says more starts another document of YAML, as three
        dashes alone do in `catalog.yml`. There is room for one.
        """,
        "--- ios 17", "ios: 17.0"),
    ]
  }
}

extension String {
  fileprivate func inArea(_ area: String, settings: String) -> String {
    area == "catalog" ? settings : self
  }
}
