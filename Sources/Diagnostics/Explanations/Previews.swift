extension Explanation {
  static let previews: [Explanation] = [
    Explanation(
      "preview.crash", "a preview that crashes",
      """
      The program of the previews was ended by an error of its own: an index out of range, `nil`
      that was unwrapped, a failed precondition, or a stack that overflows since a body calls itself.
      """,
      wrong: preview("let sizes = [1]\n\n#Preview {\n  Text(\"\\(sizes[1])\")\n}"),
      right: preview("let sizes = [1]\n\n#Preview {\n  Text(\"\\(sizes[0])\")\n}")),
    Explanation(
      "preview.time-limit", "a preview that takes too long",
      "Most likely there is a loop without an end. Previews should not wait for anything, either.",
      wrong: preview(
        "#Preview {\n  let name = { () -> String in while true {} }()\n  Text(name)\n}"),
      right: preview("#Preview {\n  Text(\"Ada\")\n}")),
    Explanation(
      "preview.memory-limit", "a preview that asks for too much memory",
      "Show a few rows instead of millions.",
      wrong: preview("#Preview {\n  Text(\"\\([Int](0..<2_000_000_000).count)\")\n}"),
      right: preview("#Preview {\n  Text(\"\\((0..<2_000_000_000).count)\")\n}")),
    Explanation(
      "preview.output-limit", "a preview that writes too much",
      "The program prints without an end, or its drawing is larger than any page should be.",
      wrong: preview(
        "#Preview {\n  let _ = { while true { print(\"here\") } }()\n  Text(\"Ada\")\n}"),
      right: preview("#Preview {\n  Text(\"Ada\")\n}")),
    Explanation(
      "preview.ended", "a preview that ends its program",
      "Something called `exit`, so that there was nobody left to draw.",
      wrong: preview("import Foundation\n\n#Preview {\n  let _ = exit(0)\n  Text(\"Ada\")\n}"),
      right: preview("#Preview {\n  Text(\"Ada\")\n}")),
    Explanation(
      "preview.threw", "a preview that throws an error",
      "What a preview is made of threw an error. Give the preview data that is there.",
      wrong: preview(
        """
        struct Missing: Error {}
        struct Samples: PreviewModifier {
          static func makeSharedContext() async throws -> String { throw Missing() }
          func body(content: Content, context: String) -> some View { content }
        }

        #Preview(traits: .modifier(Samples())) {
          Text("Ada")
        }
        """),
      right: preview("#Preview {\n  Text(\"Ada\")\n}")),
    Explanation(
      "preview.not-compiled", "a preview of which no program can be made",
      """
      The block compiles, but does not link: it promises something that is nowhere, such as a
      function of C that it declares and nobody defines.
      """,
      wrong: preview(
        "@_silgen_name(\"nowhere\") func size() -> Int\n\n#Preview {\n  Text(\"\\(size())\")\n}"),
      right: preview("func size() -> Int { 2 }\n\n#Preview {\n  Text(\"\\(size())\")\n}")),
    Explanation(
      "preview.unable", "a program that cannot draw",
      """
      Before its first preview the program could not read what it was asked for, or lacks a font.
      The message says which; installing the fonts that `make site` installs mends the second.
      """,
      wrong: .init(kind: .shell, text: "apt-get remove fonts-inter-variable"),
      right: .init(kind: .shell, text: "apt-get install fonts-inter-variable")),
    Explanation(
      "preview.not-drawn", "something that is accepted and not drawn", severity: .warning,
      """
      The modifier compiles and does what it can to the layout, but its effect cannot be drawn yet.
      The page says so beside the picture.
      """,
      wrong: preview(
        "#Preview {\n  Text(\"Ada\")\n    .rotation3DEffect(.degrees(30), axis: (0, 1, 0))\n}"),
      right: preview("#Preview {\n  Text(\"Ada\")\n    .rotationEffect(.degrees(30))\n}")),
  ]

  private static func preview(_ text: String) -> Example {
    Example(kind: .code, text: text)
  }
}
