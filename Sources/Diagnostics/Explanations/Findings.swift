extension Explanation {
  static let findings: [Explanation] = [
    finding(
      "finding.truncated", "a text that ends in an ellipsis",
      "Somebody misses what is not there. Leave the text more lines, or more room.",
      wrong: "Text(\"Delivered tomorrow\")\n  .lineLimit(1)\n  .frame(width: 80)",
      right: "Text(\"Delivered tomorrow\")"),
    finding(
      "finding.clipped", "a text that is cut off",
      """
      The text is larger than what cuts it off, or reaches over the edge of a screen that cannot be
      scrolled. Let what is around it grow with it, or scroll.
      """,
      wrong: "Text(\"Delivered\")\n  .fixedSize()\n  .frame(width: 20)\n  .clipped()",
      right: "Text(\"Delivered\")\n  .clipped()"),
    finding(
      "finding.fixed-size", "a text that keeps its size",
      """
      Who reads with larger text gets nothing of it. Use a text style, or a size `relativeTo` one.
      It is found where previews are drawn at an accessibility size and at another one. Texts whose
      view sets its own `dynamicTypeSize` are left alone.
      """,
      wrong: "Text(\"Small print\")\n  .font(.system(size: 12))",
      right: "Text(\"Small print\")\n  .font(.caption)"),
    finding(
      "finding.contrast", "a text that hardly differs from what lies behind it",
      """
      The contrast is less than that of WCAG's level AA: 4.5 to 1, or 3 to 1 for letters of 18 points,
      14 if they are bold. The system's own colours for secondary texts and for controls, which have
      less than 4.5, count as large. What is disabled may be fainter.
      """,
      wrong: "Text(\"Faint\")\n  .foregroundStyle(Color(white: 0.8))",
      right: "Text(\"Clear\")\n  .foregroundStyle(Color(white: 0.45))\n  .background(.white)"),
    finding(
      "finding.small-target", "a control that is smaller than a fingertip",
      """
      A fingertip takes 44 by 44 points. Give the label a frame and a content shape. What consists of
      a title alone is left out, and so is what stands in a bar or a list: the system decides about it.
      """,
      wrong: iconButton([]),
      right: iconButton([".frame(minWidth: 44, minHeight: 44)", ".contentShape(Rectangle())"])),
    finding(
      "finding.no-label", "a control without a name",
      "VoiceOver has nothing to say, and no step can name it. The name of a symbol is no name.",
      wrong: "Circle()\n  .frame(width: 60, height: 60)\n  .onTapGesture {}",
      right: """
        Circle()
          .frame(width: 60, height: 60)
          .onTapGesture {}
          .accessibilityLabel("Record")
        """),
    finding(
      "finding.overlap", "controls that lie over each other",
      "A tap in the middle of the one reaches the other. Put them beside each other.",
      wrong: "ZStack {\n  Button(\"Save\") {}\n  Button(\"Cancel all\") {}\n}",
      right: "VStack {\n  Button(\"Save\") {}\n  Button(\"Cancel all\") {}\n}"),
    finding(
      "finding.not-settled", "a preview that still changes",
      """
      A task is still running, or state changes with every update, so that the drawing is one of many.
      It is told where `findings` in `catalog.yml` or on the page asks for it.
      """,
      wrong: "Text(\"Ada\")\n  .task { try? await Task.sleep(for: .seconds(60)) }",
      right: "Text(\"Ada\")"),
    Explanation(
      "finding.expected", "a flaw that a block does not have",
      """
      `expect`, on the block or in a `preview` fence, names what is wrong on purpose: it is not told,
      but has to be there. The message says what is found instead.
      """,
      wrong: expecting("clipped"), right: expecting("fixed-size")),
  ]

  private static func finding(
    _ code: String, _ title: String, _ text: String, wrong: String, right: String
  ) -> Explanation {
    func example(_ view: String) -> Example {
      Example(
        kind: .code, text: "#Preview {\n  \(view.replacing("\n", with: "\n  "))\n}")
    }
    return Explanation(
      code, title, severity: .warning, text, wrong: example(wrong), right: example(right))
  }

  private static func iconButton(_ modifiers: [String]) -> String {
    """
    Button {
    } label: {
      Image(systemName: "trash")\(modifiers.map { "\n    " + $0 }.joined())
    }
    .accessibilityLabel("Delete")
    """
  }

  private static func expecting(_ kind: String) -> Example {
    Example(
      kind: .prose,
      text: """
        ```swift expect=\(kind)
        #Preview {
          Text("Small print")
            .font(.system(size: 12))
        }
        ```
        """)
  }
}
