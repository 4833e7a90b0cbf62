extension Explanation {
  static let settings: [Explanation] =
    [
      Explanation(
        "catalog.missing-title", "catalog.yml without a title",
        "The title stands on every page of the site. It is the only key that has to be there.",
        wrong: .init(kind: .settings, text: "summary: What we know about forms"),
        right: .init(
          kind: .settings, text: "title: Patterns\nsummary: What we know about forms")),
      Explanation(
        "catalog.unknown-value", "a word that is none of those that the key takes",
        "The message names the nearest one, or all that there are.",
        wrong: .init(
          kind: .settings, text: "title: Patterns\npreview:\n  text-size: [huge]"),
        right: .init(
          kind: .settings, text: "title: Patterns\npreview:\n  text-size: [accessibility3]")),
    ] + yaml("catalog", kind: .settings, before: "title: Patterns\n", after: "")
}
