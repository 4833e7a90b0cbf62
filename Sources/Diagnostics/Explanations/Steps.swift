extension Explanation {
  static let steps: [Explanation] = [
    Explanation(
      "step.circle", "steps that start from each other",
      "A chain of steps starts at a block without `from`; a step cannot lead back to itself.",
      wrong: steps("id=a from=b", "struct A {}", "id=b from=a", "struct B {}"),
      right: steps("id=a", "struct A {}", "id=b from=a", "struct B {}")),
    Explanation(
      "step.broken-base", "a step from a block that cannot be compiled",
      """
      The block stands on another page, and something is wrong with it there, or with the block that
      it starts from itself. As long as that is so, nothing can be said of the step.
      """,
      wrong: .init(
        kind: .shell,
        text: """
          printf '\\n```swift id=a\\nstruct A {\\n```\\n' >> content/index.md
          printf '\\n```swift from=/index.md#a\\nstruct A { var size = 2 }\\n```\\n' \\
            >> content/forms/sign-up.md
          """),
      right: .init(kind: .shell, text: "sed -i 's/struct A {$/struct A {}/' content/index.md")),
    Explanation(
      "step.unknown-declaration", "a step that drops what is not there",
      "`removes` names declarations of the block that the step starts from. The nearest is offered.",
      wrong: steps("id=a", "var size = 2", "from=a removes=sise", "var width = 2"),
      right: steps("id=a", "var size = 2", "from=a removes=size", "var width = 2")),
    Explanation(
      "step.ambiguous-declaration", "a step that could mean several declarations",
      "Put the type in front, or name a function with its labels: `Row.size`, `on(change:)`.",
      wrong: steps(
        "id=a", "struct A {\n  var size = 2\n}\nstruct B {\n  var size = 3\n}",
        "from=a removes=size", "struct C {}"),
      right: steps(
        "id=a", "struct A {\n  var size = 2\n}\nstruct B {\n  var size = 3\n}",
        "from=a removes=B.size", "struct C {}")),
    Explanation(
      "step.no-type", "a step with a property that no type can have",
      """
      A member that is written without its type goes into the type that has one of that name, else into
      the first. Where only extensions are left, none can hold a stored property or a case.
      """,
      wrong: steps(
        "id=a", "extension Int {\n  var half: Int { self / 2 }\n}", "from=a", "let size = 2"),
      right: steps(
        "id=a", "extension Int {\n  var half: Int { self / 2 }\n}", "from=a as=file", "let size = 2"
      )),
    Explanation(
      "step.shared-declaration", "a step that changes half of a declaration",
      """
      Names that are declared together, as in `var a = 1, b = 2`, go or stay together. Declare them
      one by one in the block that the step starts from.
      """,
      wrong: steps(
        "id=a", "struct A {\n  var size = 2, width = 3\n}", "from=a",
        "struct A {\n  var size = 4\n}"),
      right: steps(
        "id=a", "struct A {\n  var size = 2\n  var width = 3\n}", "from=a",
        "struct A {\n  var size = 4\n}")),
    Explanation(
      "name.ambiguous-name", "a name that several blocks declare",
      "A block finds what it does not declare in others of its page. Say with `uses` in which one.",
      wrong: names("swift"), right: names("swift uses=metric")),
    Explanation(
      "name.ambiguous-support", "a name that several support files declare",
      """
      A block finds what it does not declare in `content/_support/`, where a name has to be one thing.
      Functions may be called alike if their parameters differ.
      """,
      wrong: support("Unit"), right: support("Measure")),
    Explanation(
      "fence.unusable-block", "a piece of code in `uses`",
      """
      Members, views, modifiers and statements stand within something, so that no other block can be
      compiled with them. What a piece needs around it stands in its `given`.
      """,
      wrong: steps("id=a", "Text(\"a\")", "uses=a", "Text(\"b\")"),
      right: steps(
        "id=a", "struct A: View { var body: some View { Text(\"a\") } }", "uses=a", "A()")),
  ]

  private static func support(_ name: String) -> Example {
    Example(
      kind: .shell,
      text: """
        mkdir -p content/_support
        echo 'struct Unit { var size = 1 }' > content/_support/Unit.swift
        echo 'struct \(name) { var size = 2 }' > content/_support/Units.swift
        printf '\\n```swift\\nprint(Unit().size)\\n```\\n' >> content/forms/sign-up.md
        """)
  }

  private static func steps(
    _ first: String, _ code: String, _ second: String, _ change: String
  ) -> Example {
    Example(
      kind: .prose, text: "```swift \(first)\n\(code)\n```\n\n```swift \(second)\n\(change)\n```")
  }

  private static func names(_ info: String) -> Example {
    Example(
      kind: .prose,
      text: """
        ```swift id=metric
        struct Unit { var name = "cm" }
        ```

        ```swift id=imperial
        struct Unit { var name = "in" }
        ```

        ```\(info)
        print(Unit().name)
        ```
        """)
  }
}
