extension Explanation {
  static let storyboards: [Explanation] = [
    Explanation(
      "storyboard.unknown-key", "a key that a preview fence does not have",
      "The keys are `device`, `appearance`, `text-size`, `preview`, `expect` and `steps`.",
      wrong: fence("devise: iPhone 16"), right: fence("device: iPhone 16")),
    Explanation(
      "storyboard.unknown-value", "a word that is none of those that the key takes",
      "The nearest one is offered, or all that there are.",
      wrong: fence("text-size: [lage]"), right: fence("text-size: [large]")),
    Explanation(
      "storyboard.wrong-type", "a list where there is to be one value, or the other way round",
      "`device` and `preview` have one value. The others are lists, even with one entry.",
      wrong: fence("appearance: dark"), right: fence("appearance: [dark]")),
    Explanation(
      "storyboard.duplicate-key", "a key that is given twice",
      "Which one would count is anybody's guess. Another story is a fence of its own.",
      wrong: fence("device: iPhone 16\ndevice: iPhone 8"), right: fence("device: iPhone 16")),
    Explanation(
      "storyboard.syntax", "a line that is neither a key nor an item of a list",
      "A preview fence has keys with a colon, and below `steps` a line with a dash for each step.",
      wrong: fence("tap \"Save\""), right: fence("steps:\n  - tap \"Save\"")),
    Explanation(
      "storyboard.unknown-step", "a step that means nothing",
      "A step starts with what is done or expected, as `tap` and `see` do. The nearest is offered.",
      wrong: fence("steps:\n  - press \"Save\""), right: fence("steps:\n  - tap \"Save\"")),
    Explanation(
      "storyboard.missing-quote", "a name or a text without its quotes",
      "Names and texts stand in straight quotes; inside of them, write `\\\"` for a quote.",
      wrong: fence("steps:\n  - tap Save"), right: fence("steps:\n  - tap \"Save\"")),
    Explanation(
      "storyboard.sentence", "a step that is not a sentence",
      "A word is missing, wrong or too much. The message shows how the step is written.",
      wrong: fence("steps:\n  - wait half a second"), right: fence("steps:\n  - wait 0.5 s")),
    Explanation(
      "storyboard.nothing-drawn", "a story about a block that draws nothing",
      "Steps are played with a preview: a `#Preview`, or a view that needs no arguments.",
      wrong: .init(
        kind: .prose, text: "```swift id=form\nlet size = 2\n```\n\n```preview of=form\n```"),
      right: fence("")),
    Explanation(
      "storyboard.unknown-preview", "a story for a preview that is not there",
      "`preview` is the name that a `#Preview` of the block has. The nearest one is offered.",
      wrong: fence("preview: Lage\nsteps:\n  - see \"Save\""),
      right: fence("preview: Large\nsteps:\n  - see \"Save\"")),
    Explanation(
      "storyboard.unmet", "an expectation that is not met",
      """
      The view does not do what its page promises. The message says how it is instead, and what
      could be perceived on the screen.
      """,
      wrong: fence("steps:\n  - disabled \"Save\""),
      right: fence("steps:\n  - enabled \"Save\"")),
    Explanation(
      "storyboard.unknown-element", "a step for something that is not there",
      """
      Elements go by their accessibility label, else by their identifier, else by a text in them,
      and by all of it. The nearest name is offered.
      """,
      wrong: fence("steps:\n  - tap \"save\""), right: fence("steps:\n  - tap \"Save\"")),
    Explanation(
      "storyboard.ambiguous", "a step that could mean several elements",
      "Say which one, counted in reading order: `tap \"Save\" 2`.",
      wrong: fence("preview: Twice\nsteps:\n  - tap \"Save\""),
      right: fence("preview: Twice\nsteps:\n  - tap \"Save\" 2")),
    Explanation(
      "storyboard.refused", "a step that cannot be done",
      "What the step is about is disabled, out of sight, or does not do such a thing.",
      wrong: fence("steps:\n  - type \"Ada\" into \"Save\""),
      right: fence("steps:\n  - tap \"Save\"")),
  ]

  private static func fence(_ text: String) -> Example {
    Example(
      kind: .prose,
      text: """
        ```swift id=form
        #Preview("Large") {
          Button("Save") {}
        }
        #Preview("Twice") {
          VStack {
            Button("Save") {}
            Button("Save") {}
          }
        }
        ```

        ```preview of=form
        \(text)
        ```
        """)
  }
}
