import Diagnostics
import Markdown
import PreviewExchange
import Snippets
import Testing

@testable import Preview

/// A counter that can be tapped; its block starts in line 1 of the page, its steps in line 20.
private let counter = """
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Count: \\(count)")
        Button("Add") { count += 1 }
        Button("Reset") { count = 0 }.disabled(count == 0)
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
          .overlay { Text("inside") }
      }
    }
  }
  #Preview("plain") { Counter() }
  """

@Suite struct StoryTests {
  @Test func stepsActAndAreDrawn() async throws {
    let (story, problems) = try await play([
      "see \"Count: 0\"", "disabled \"Reset\"", "tap \"Add\"", "tap \"Add\"", "see \"Count: 2\"",
      "not-see \"Count: 0\"", "enabled \"Reset\"", "tap \"Reset\"", "see \"Count: 0\"",
    ])
    #expect(problems == [])
    #expect(story.takes.map { $0.scenes.map(\.step) } == [[nil, 2, 3, 7], [nil, 2, 3, 7]])
    #expect(story.takes.map { $0.scenes[0].drawing.variant.appearance } == [.light, .dark])
    #expect(Set(story.takes[0].scenes.map(\.drawing.svg)).count == 3)
  }

  @Test func whatIsNotAsExpectedIsToldWithWhatWasThere() async throws {
    let (story, problems) = try await play([
      "see \"Count: 1\"", "tap \"add\"", "see \"never reached\"",
    ])
    let screen =
      "on the screen: text 'Count: 0', button 'Add', button 'Reset' (disabled), text 'inside'"
    #expect(
      problems == [
        "content/page.md:20:5: error: 'Count: 1' is not to be seen; \(screen)",
        "content/page.md:21:5: error: there is no 'add'; did you mean 'Add'?; \(screen)",
      ])
    #expect(story.takes.map(\.scenes.count) == [1, 1])
  }

  @Test func aStoryMayBePlayedWithANamedPreview() async throws {
    let (_, problems) = try await play(["see \"Count: 0\""], preview: "plein")
    #expect(
      problems == [
        "content/page.md:18:10: error: no preview is called 'plein'; did you mean 'plain'?"
      ])
  }

  @Test func aCrashIsToldAtTheStepThatCausedIt() async throws {
    let source = """
      struct Trap: View {
        var body: some View { Button("Add") { fatalError("too much") } }
      }
      #Preview { Trap() }
      """
    let (_, problems) = try await play(["tap \"Add\""], source)
    #expect(
      problems == [
        """
        content/page.md:13:1: error: the preview crashes: too much
        content/page.md:20:5: note: while this step is played
        """
      ])
  }

  private func play(
    _ steps: [String], _ source: String = counter, preview: String? = nil
  ) async throws -> (PlayedStory, [String]) {
    var program = program(source)
    program.snippet.attributes.id = "a"
    var fence = PreviewFence(
      block: program.snippet.id, location: SourceLocation(file: "content/page.md", line: 17))
    fence.settings.preview = preview.map {
      .init(text: $0, location: SourceLocation(file: "content/page.md", line: 18, column: 10))
    }
    fence.steps = steps.enumerated().compactMap { index, sentence in
      let place = SourceLocation(file: "content/page.md", line: 20 + index, column: 5)
      return PreviewFence.Step(sentence, at: place)
    }
    #expect(fence.steps.count == steps.count)
    let variants = [Variant(), Variant(appearance: .dark)]
    let job = DrawJob(
      program: program, variants: variants, stories: [Story(fence, variants: variants)])
    let result = try #require(try await draw([job], with: .locate()).first)
    return (
      try #require(result.drawn.stories.first), result.diagnostics.map(\.description)
    )
  }
}
