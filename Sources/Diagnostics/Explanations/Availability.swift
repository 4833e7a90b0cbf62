extension Explanation {
  static let availability: [Explanation] = [
    Explanation(
      "availability.newer", "a name that is newer than the iOS which the page is for",
      """
      A page is for the version that `ios` says in its front matter, or else in `catalog.yml`, and for
      all later ones. What came later than that needs a condition, `if #available(iOS 26, *)`, or an
      attribute, `@available(iOS 26, *)`, on the declaration that uses it. If the page as a whole is
      about the new version, say so in its front matter.
      """,
      wrong: .init(kind: .code, text: "Text(\"Hello\").glassEffect()"),
      right: .init(
        kind: .code,
        text: """
          if #available(iOS 26, *) {
            Text("Hello").glassEffect()
          } else {
            Text("Hello").background(.thinMaterial)
          }
          """)),
    Explanation(
      "availability.deprecated", "a name that the iOS which the page is for tells to use no more",
      severity: .warning,
      """
      From that version on, Xcode warns of the name. Readers copy what they see, the warning with it.
      If it is what you write about, expect it with a comment `// warning:`.
      """,
      wrong: .init(
        kind: .code, text: "Text(\"Hello\").onChange(of: 1, perform: { _ in })"),
      right: .init(
        kind: .code, text: "Text(\"Hello\").onChange(of: 1) {}")),
  ]
}
