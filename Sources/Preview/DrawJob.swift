import Diagnostics
import PreviewExchange
import Snippets

/// A program, and the ways to draw its previews.
package struct DrawJob: Sendable {
  package var program: Program
  package var variants: [Variant]
  /// What is played with the previews.
  package var stories: [Story]
  package var audit: Audit

  package init(
    program: Program, variants: [Variant], stories: [Story] = [], audit: Audit = Audit()
  ) {
    self.program = program
    self.variants = variants
    self.stories = stories
    self.audit = audit
  }

  /// Whether there is anything to be drawn.
  var hasPreviews: Bool { program.previewMode != .none && !program.previews.isEmpty }
}

/// What came of a job.
package struct DrawnProgram: Sendable {
  package var drawn: DrawnSnippet
  /// What went wrong, and what is not as the stories expect it.
  package var diagnostics: [Diagnostic]
  /// How it was done.
  package var way: Way
  /// Whether it can be said again without another look; not where the machine may be at fault.
  package var isRepeatable: Bool

  package enum Way: Sendable {
    /// There was nothing to draw.
    case none
    case drawn
    /// Known from an earlier run.
    case cached
  }
}

extension DrawnProgram {
  /// Of a program without previews.
  init(nothingFor job: DrawJob) {
    self.init(
      drawn: DrawnSnippet(id: job.program.snippet.id, previews: []),
      diagnostics: job.stories.map { $0.nothingDrawn(job.program) }, way: .none,
      isRepeatable: true)
  }

  init(_ job: DrawJob, _ outcome: DrawOutcome, _ way: Way) {
    self.init(
      drawn: DrawnSnippet(job, outcome),
      diagnostics: outcome.diagnostics + job.diagnostics(of: outcome), way: way,
      isRepeatable: outcome.diagnostics.isEmpty)
  }
}

extension DrawnSnippet {
  fileprivate init(_ job: DrawJob, _ outcome: DrawOutcome) {
    self.init(
      id: job.program.snippet.id, previews: outcome.previews,
      stories: job.stories.enumerated().map { index, story in
        let result = outcome.stories.first { $0.storyboard == index }
        return PlayedStory(fence: story.fence, takes: result?.takes ?? [])
      })
  }
}

extension DrawJob {
  /// What went wrong in the stories that could be played.
  fileprivate func diagnostics(of outcome: DrawOutcome) -> [Diagnostic] {
    outcome.stories.flatMap { result in
      stories[result.storyboard].diagnostics(of: result, previews: outcome.previews)
    }
  }
}
