import Diagnostics
import PreviewExchange
import Snippets

/// A `preview` fence with steps, and the ways in which they are played.
package struct Story: Hashable, Sendable {
  package var fence: PreviewFence
  package var variants: [Variant]

  package init(_ fence: PreviewFence, variants: [Variant]) {
    self.fence = fence
    self.variants = variants
  }

  var storyboard: Storyboard {
    Storyboard(
      preview: fence.settings.preview?.text, variants: variants, steps: fence.steps.map(\.step))
  }
}

/// A story that was played.
package struct PlayedStory: Hashable, Sendable {
  package var fence: PreviewFence
  /// One for each variant; none where the story could not be played.
  package var takes: [DrawResult.Take]

  package init(fence: PreviewFence, takes: [DrawResult.Take]) {
    self.fence = fence
    self.takes = takes
  }
}

/// A step of one of a program's stories.
struct StoryPlace: Hashable, Sendable {
  var story: Int
  var step: Int
}

extension [Story] {
  /// Where the author wrote a step.
  subscript(place: StoryPlace) -> SourceLocation? {
    guard indices.contains(place.story) else { return nil }
    let steps = self[place.story].fence.steps
    return steps.indices.contains(place.step) ? steps[place.step].location : nil
  }
}
