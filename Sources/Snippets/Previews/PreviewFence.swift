import Diagnostics
import PreviewExchange

/// A `preview` fence: how a block's previews are drawn, and a story that is played with one of them.
package struct PreviewFence: Hashable, Sendable {
  package var block: Snippet.ID
  /// Where the info string starts.
  package var location: SourceLocation
  package var settings = Settings()
  package var steps: [Step] = []

  /// What `nil` leaves to the catalog.
  package struct Settings: Hashable, Sendable {
    package var device: Device?
    package var appearances: [Variant.Appearance]?
    package var textSizes: [TextSize]?
    /// The name of the preview that the steps are played with; `nil` for the first one.
    package var preview: Named?
    /// The flaws that the block is meant to have.
    package var expected: [ExpectedFinding] = []

    package init() {}
  }

  package struct Named: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation

    package init(text: String, location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }

  /// A step, its sentence as written, and where it stands.
  package struct Step: Hashable, Sendable {
    package var step: StoryStep
    package var sentence: String
    package var location: SourceLocation

    /// - Returns: `nil` for a sentence that means nothing.
    package init?(_ sentence: String, at location: SourceLocation) {
      let (step, _) = StepParser.read(PlacedText(sentence, at: location))
      guard let step else { return nil }
      self.init(step: step, sentence: sentence, location: location)
    }

    init(step: StoryStep, sentence: String, location: SourceLocation) {
      self.step = step
      self.sentence = sentence
      self.location = location
    }
  }

  package init(block: Snippet.ID, location: SourceLocation) {
    self.block = block
    self.location = location
  }
}
