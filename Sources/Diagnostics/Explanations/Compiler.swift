extension Explanation {
  static let compiler: [Explanation] = [
    Explanation(
      "swift.too-much", "code that no parser can take",
      """
      A block of more than 64 kB, or one that nests more deeply than a parser, or a reader, can follow:
      thousands of calls in a row, dozens of brackets within brackets. Give the parts names.
      """,
      wrong: .init(kind: .shell, text: calls(3000)),
      right: .init(kind: .shell, text: calls(3))),
    Explanation(
      "swift.error", "an error of the compiler",
      """
      The compiler's own words, at the place in your text. A block is compiled with what it names in
      `uses`, what it leans on in other blocks of its page, and what it leans on in
      `content/_support/`. If code is meant to be wrong, say so with a comment `// error:`.
      """,
      wrong: .init(kind: .code, text: "let size: Int = \"large\""),
      right: .init(kind: .code, text: "let size: Int = 2")),
    Explanation(
      "swift.warning", "a warning of the compiler", severity: .warning,
      """
      The compiler's own words, at the place in your text. Readers copy what they see, the warning
      with it. If it is what you write about, expect it with a comment `// warning:`.
      """,
      wrong: .init(kind: .code, text: "func size() -> Int {\n  return 2\n  print(3)\n}"),
      right: .init(kind: .code, text: "func size() -> Int {\n  return 2\n}")),
    Explanation(
      compilerGroup, "a kind that the compiler has a name for", severity: .warning,
      """
      Where the compiler names the group that an error or a warning belongs to, the code is
      `swift.` and that name, as in `swift.DeprecatedDeclaration`. The groups are explained at
      <https://docs.swift.org/compiler/documentation/diagnostics>.
      """,
      wrong: .init(
        kind: .code,
        text: """
          @available(*, deprecated, message: "use width")
          func size() -> Int { 2 }

          let double = size() * 2
          """),
      right: .init(kind: .code, text: "func width() -> Int { 2 }\n\nlet double = width() * 2")),
    Explanation(
      "check.missing-error", "an error that was expected and is not there",
      """
      `// error: text` says that the line must lead to an error whose message contains the text, each
      comment to one of its own. Either the code has been repaired, and the comment goes, or the
      compiler says it otherwise. A step that mends a line of an earlier block repeats the line
      without the comment.
      """,
      wrong: .init(kind: .code, text: "let size: Int = 2  // error: cannot convert"),
      right: .init(kind: .code, text: "let size: Int = \"large\"  // error: cannot convert")),
    Explanation(
      "check.missing-warning", "a warning that was expected and is not there",
      "The same as `check.missing-error`, for `// warning: text`.",
      wrong: .init(kind: .code, text: "let size = 2  // warning: never used"),
      right: .init(
        kind: .code,
        text: """
          func size() -> Int {
            return 2
            print(3)  // warning: will never be executed
          }
          """)),
  ]

  private static func calls(_ count: Int) -> String {
    """
    printf -- '---\\ntitle: Calls\\nsummary: One\\n---\\n\\n```swift\\nlet text = ""%s\\n```\\n' \\
      "$(printf '.description%.0s' $(seq \(count)))" > content/forms/calls.md
    """
  }
}
