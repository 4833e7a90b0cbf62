/// A story to be played with a preview, in each of some ways.
package struct Storyboard: Codable, Hashable, Sendable {
  /// The name of the preview; `nil` for the first one.
  package var preview: String?
  package var variants: [Variant]
  package var steps: [StoryStep]

  package init(preview: String? = nil, variants: [Variant], steps: [StoryStep]) {
    self.preview = preview
    self.variants = variants
    self.steps = steps
  }
}

extension DrawResult {
  /// What came of a storyboard.
  package struct Story: Codable, Hashable, Sendable {
    /// The place of the storyboard in the request.
    package var storyboard: Int
    /// One for each variant of the storyboard, in its order.
    package var takes: [Take]

    package init(storyboard: Int, takes: [Take]) {
      self.storyboard = storyboard
      self.takes = takes
    }
  }

  /// A story, played in one way.
  package struct Take: Codable, Hashable, Sendable {
    /// The start, then what each acting step led to.
    package var scenes: [Scene]
    package var failures: [Failure]

    package init(scenes: [Scene], failures: [Failure]) {
      self.scenes = scenes
      self.failures = failures
    }
  }

  package struct Scene: Codable, Hashable, Sendable {
    /// The place of the step among all steps; `nil` for the start.
    package var step: Int?
    package var drawing: Drawing

    package init(step: Int?, drawing: Drawing) {
      self.step = step
      self.drawing = drawing
    }
  }

  /// A step that could not be done, or an expectation that is not met.
  package struct Failure: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
      /// What is expected is not so.
      case unmet
      /// There is no such element.
      case missing
      /// There are several such elements.
      case ambiguous
      /// The element does not do that.
      case refused
    }

    package var kind: Kind
    package var step: Int
    /// What is wrong.
    package var message: String
    /// What was on the screen, where that matters.
    package var screen: String?
    /// The name that nothing goes by, with those that would have done.
    package var unknown: Unknown?

    package init(
      kind: Kind, step: Int, message: String, screen: String? = nil, unknown: Unknown? = nil
    ) {
      self.kind = kind
      self.step = step
      self.message = message
      self.screen = screen
      self.unknown = unknown
    }

    package struct Unknown: Codable, Hashable, Sendable {
      package var name: String
      package var known: [String]

      package init(name: String, known: [String]) {
        self.name = name
        self.known = known
      }
    }
  }
}
