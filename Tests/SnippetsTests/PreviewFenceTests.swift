import PreviewExchange
import Testing

@testable import Snippets

/// A page whose first block is drawn; the fence's first line is line 7.
private func page(fence: String, of name: String = "of=form") -> String {
  "```swift id=form\n#Preview {\n  Text(\"a\")\n}\n```\n```preview \(name)\n\(fence)\n```\n"
}

private func firstFence(_ text: String) -> PreviewFence? {
  read(page(fence: text)).previewFences.first
}

private func step(_ sentence: String) -> StoryStep? {
  firstFence("steps:\n  - \(sentence)")?.steps.first?.step
}

struct PreviewFenceTests {
  @Test func settingsSayHowABlockIsDrawn() throws {
    let fence = try #require(
      firstFence(
        """
        # which screens
        device: iphone se (3rd)   # a small one
        appearance: [dark, "light"]
        text-size:
          - large
          - accessibility3
        preview: "Signed in"
        expect: [truncated, contrast "Save"]
        """))
    #expect(fence.block == Snippet.ID(page: "content/page.md", index: 0))
    #expect(fence.settings.device?.name == "iPhone SE (3rd generation)")
    #expect(fence.settings.appearances == [.dark, .light])
    #expect(fence.settings.textSizes == [.large, .accessibility3])
    #expect(fence.settings.preview?.text == "Signed in")
    #expect(fence.settings.expected.map(\.kind) == [.truncated, .contrast])
    #expect(fence.settings.expected.map(\.element) == [nil, "Save"])
  }

  @Test func aStepIsTakenAsItStands() throws {
    let fence = try #require(firstFence("steps:\n  - see \"a: 'b' # c\"\n  -  tap \"Save\"  "))
    #expect(fence.steps.map(\.step) == [.expect(.see("a: 'b' # c")), .act(.tap(.init("Save")))])
    #expect(fence.steps.map(\.sentence) == ["see \"a: 'b' # c\"", "tap \"Save\""])
    #expect(
      fence.steps.map(\.location.description) == ["content/page.md:8:5", "content/page.md:9:6"])
  }

  @Test(
    arguments: [
      (#"tap "Save""#, .act(.tap(.init("Save")))),
      (#"tap "Save" 2"#, .act(.tap(.init("Save", number: 2)))),
      (#"tap "say \"a\\b\"""#, .act(.tap(.init(#"say "a\b""#)))),
      (#"long-press "Row""#, .act(.longPress(.init("Row")))),
      (#"swipe "Row" 3 left"#, .act(.swipe(.init("Row", number: 3), .left))),
      (#"type "ada" into "Email""#, .act(.type("ada", into: .init("Email")))),
      (#"clear "Email""#, .act(.clear(.init("Email")))),
      ("submit", .act(.submit)),
      (#"set "Size" to "Large""#, .act(.set(.init("Size"), to: "Large"))),
      (#"select tab "Home""#, .act(.selectTab(.init("Home")))),
      ("back", .act(.back)),
      ("dismiss", .act(.dismiss)),
      ("refresh", .act(.refresh)),
      (#"scroll to "End""#, .act(.scroll(to: .init("End")))),
      ("wait 0.5 s", .act(.wait(0.5))),
      ("wait 2s", .act(.wait(2))),
      (#"see "Hello""#, .expect(.see("Hello"))),
      (#"not-see "Hello""#, .expect(.notSee("Hello"))),
      (#"enabled "Save""#, .expect(.enabled(.init("Save")))),
      (#"disabled "Save""#, .expect(.disabled(.init("Save")))),
      (#"value "Email" is "ada""#, .expect(.value(.init("Email"), is: "ada"))),
      (#"value "Email" is """#, .expect(.value(.init("Email"), is: ""))),
      (#"focused "Email""#, .expect(.focused(.init("Email")))),
      (#"title is "Inbox""#, .expect(.title("Inbox"))),
      (#"count "Row" is 3"#, .expect(.count("Row", is: 3))),
    ] as [(String, StoryStep)])
  func everyStepIsUnderstood(_ sentence: String, _ expected: StoryStep) {
    #expect(problems(page(fence: "steps:\n  - \(sentence)")) == [])
    #expect(step(sentence) == expected)
  }

  /// A step's sentence starts in line 8 at column 5.
  @Test(arguments: [
    ("tpa \"Save\"", "8:5", "unknown step 'tpa'; did you mean 'tap'?"),
    (
      "\"Save\"", "8:5",
      "a step starts with what is done or expected, as in 'tap \"Save\"', without quotes"
    ),
    ("tap Save", "8:9", "expected a text in quotes; the step is written 'tap \"L\"'"),
    ("tap", "8:8", "expected a text in quotes; the step is written 'tap \"L\"'"),
    ("tap \"Save", "8:9", "this quote is not closed; the step is written 'tap \"L\"'"),
    ("tap \"\"", "8:9", "there is nothing in these quotes; the step is written 'tap \"L\"'"),
    ("tap \"ä\" now", "8:14", "'now' is too much; the step is written 'tap \"L\"'"),
    (
      "tap \"Save\" 0", "8:16",
      "expected a number from 1, for one of several; the step is written 'tap \"L\"'"
    ),
    (
      "type \"a\" in \"Email\"", "8:14",
      "expected 'into'; the step is written 'type \"text\" into \"L\"'"
    ),
    (
      "swipe \"Row\" lft", "8:17",
      "expected left, right, up, down; did you mean 'left'?; the step is written 'swipe \"L\" left'"
    ),
    ("wait 60 s", "8:10", "expected seconds from 0 to 10; the step is written 'wait 0.5 s'"),
    ("wait 1 min", "8:12", "expected 's'; the step is written 'wait 0.5 s'"),
    (
      "count \"Row\" is many", "8:20",
      "expected a whole number; the step is written 'count \"L\" is 3'"
    ),
  ])
  func aStepThatMeansNothingIsToldAtItsPlace(_ sentence: String, _ place: String, _ message: String)
  {
    #expect(
      problems(page(fence: "steps:\n  - \(sentence)")) == [
        "content/page.md:\(place): error: \(message)"
      ])
  }

  @Test(arguments: [
    ("devise: iPhone 16", "7:1", "unknown key 'devise'; did you mean 'device'?"),
    (
      "device: iPhone 16 Por", "7:9",
      "unknown device 'iPhone 16 Por'; did you mean 'iPhone 16 Pro'?"
    ),
    ("appearance: dark", "7:1", "'appearance' is a list: write [dark]"),
    ("appearance: [dak]", "7:14", "unknown appearance 'dak'; did you mean 'dark'?"),
    ("appearance: [dark", "7:13", "this list is not closed: add ']'"),
    ("text-size: [small, lage]", "7:20", "unknown text size 'lage'; did you mean 'large'?"),
    ("expect: [truncate]", "7:10", "unknown finding 'truncate'; did you mean 'truncated'?"),
    (
      "expect: [contrast Save]", "7:19",
      "expected the name of an element in quotes, as in 'contrast \"Save\"'"
    ),
    ("steps: tap", "7:1", "'steps' is a list: a line with a dash for each step"),
    ("steps:", "7:1", "'steps' is a list: a line with a dash for each step"),
    ("- tap \"Save\"", "7:3", "an item of no list: write 'steps:' on a line above it"),
    ("tap \"Save\"", "7:1", "a step stands behind a dash, as in '- tap \"Save\"'"),
    ("device", "7:1", "expected a key, as in 'steps:', or a dash and a step"),
    (
      "device: iPhone 16\n- tap \"a\"", "8:3",
      "'device' has its value already: the list stands below a key that has none, as in 'steps:'"
    ),
  ])
  func aKeyThatMeansNothingIsToldAtItsPlace(_ text: String, _ place: String, _ message: String) {
    #expect(
      problems(page(fence: text)) == ["content/page.md:\(place): error: \(message)"])
  }

  @Test func aKeyStandsOnce() {
    #expect(
      problems(page(fence: "device: iPhone 16\ndevice: iPhone 8")) == [
        """
        content/page.md:8:1: error: 'device' is given twice; remove one
        content/page.md:7:1: note: the first one is here
        """
      ])
  }

  @Test func aFenceIsAboutABlockThatDrawsSomething() {
    #expect(
      problems(page(fence: "", of: "")) == [
        "content/page.md:6:4: error: 'preview' wants the name of a block: of=…"
      ])
    #expect(
      problems(page(fence: "", of: "of=from")) == [
        "content/page.md:6:15: error: no block of this page has the id 'from'; did you mean 'form'?"
      ])
    #expect(
      problems("```swift id=a\nlet size = 2\n```\n\n```preview of=a\n```\n") == [
        "content/page.md:5:4: error: the block 'a' draws nothing: give it a '#Preview { … }'"
      ])
  }

  @Test func placesHoldInListsAndQuotes() {
    let text =
      "> - ```swift id=form\n>   #Preview { Text(\"a\") }\n>   ```\n>\n"
      + ">   ```preview of=form\n>   steps:\n>   - tpa \"x\"\n>   ```\n"
    #expect(
      problems(text) == ["content/page.md:7:7: error: unknown step 'tpa'; did you mean 'tap'?"])
  }
}
