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
      "compiler.crash", "code that the compiler crashes over",
      """
      A mistake of the compiler's own, which is told where it was at the time; whatever it had found
      until then is told beside it. Often the code is wrong as well, or the compiler takes the same
      in other words. Other blocks are checked as always.
      """,
      wrong: .init(
        kind: .code,
        text: """
          @propertyWrapper struct Late<Value> {
            init(wrappedValue: @autoclosure () -> Value) { self.wrappedValue = wrappedValue() }
            var wrappedValue: Value
          }

          struct Box {
            func work(@Late name: String) {}
          }
          """),
      right: .init(
        kind: .code,
        text: """
          struct Box {
            func work(name: @autoclosure () -> String) {}
          }
          """)),
    Explanation(
      "compiler.time-limit", "code that the compiler takes too long over",
      """
      The compiler gets a minute of processor time for a block, hundreds of times what it should need.
      Long expressions of operators and literals without types are what it takes longest over.
      """,
      wrong: .init(kind: .shell, text: choices(500)),
      right: .init(kind: .shell, text: choices(5))),
    Explanation(
      "compiler.memory-limit", "code that the compiler needs too much memory for",
      """
      The compiler gets 2 GB for a block. Values of a thousand parts use them up, where they are copied
      thousands of times.
      """,
      wrong: .init(kind: .shell, text: copies(3000)),
      right: .init(kind: .shell, text: copies(2))),
    Explanation(
      "compiler.output-limit", "code that the compiler says too much about",
      """
      More than 16 MB of messages are not read. The first of them are told; once what they are about
      is mended, most of the others go with it.
      """,
      wrong: .init(kind: .shell, text: constants(3000, "Strin")),
      right: .init(kind: .shell, text: constants(3, "String"))),
    Explanation(
      "compiler.more", "more messages than are told",
      """
      200 errors and warnings are told of a block, so that they don't bury what is wrong with
      others. The rest is only counted.
      """,
      wrong: .init(kind: .shell, text: constants(300, "Strin")),
      right: .init(kind: .shell, text: constants(3, "String"))),
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
    block("let text = \"\"%s", repeating: ".description", count)
  }

  private static func choices(_ count: Int) -> String {
    block("let size: Int? = nil%s", repeating: " ?? nil", count)
  }

  private static func copies(_ count: Int) -> String {
    block(
      """
      struct Box {
        typealias Pair<Value> = (Value, Value)
        typealias Many<Value> = Pair<Pair<Pair<Pair<Pair<Value>>>>>
        func copies(_ a: Many<Many<Int>>) -> [Many<Many<Int>>] { [a%s] }
      }
      """, repeating: ", a", count)
  }

  private static func constants(_ count: Int, _ type: String) -> String {
    block("let text = \"\"%s", repeating: ", text%d: \(type)", count)
  }

  /// Commands that write a page with a line of code in which something is repeated.
  private static func block(_ line: String, repeating part: String, _ count: Int) -> String {
    """
    printf -- '---\\ntitle: Calls\\nsummary: One\\n---\\n\\n```swift\\n\(line.replacing("\n", with: "\\n"))\\n```\\n' \\
      "$(printf '\(part)\(part.contains("%") ? "" : "%.0s")' $(seq \(count)))" > content/forms/calls.md
    """
  }
}
