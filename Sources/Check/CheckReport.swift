import Diagnostics
import Snippets

/// What checking a catalog has found.
package struct CheckReport: Hashable, Sendable {
  package var summary = CheckSummary()
  /// Sorted by place.
  package var diagnostics: [Diagnostic] = []
  /// What the compiler says because a block's author wants it to, by place: nothing is wrong with
  /// that, but readers are to see it.
  package var expected: [Snippet.ID: [Diagnostic]] = [:]

  package init() {}
}

/// How much was looked at, and how: nothing falls back to a slower way in silence.
package struct CheckSummary: Hashable, Sendable, Codable {
  package var pages = 0
  /// Swift blocks, the ignored ones too.
  package var blocks = 0
  /// Compiled together with others.
  package var batched = 0
  /// Compiled by themselves, after a failed batch too.
  package var alone = 0
  /// Of those, what failed with others and is sound by itself.
  package var incompatible = 0
  /// Known from an earlier run.
  package var cached = 0
  package var ignored = 0
  /// Blocks whose previews were drawn.
  package var drawn = 0
  /// Blocks whose previews are known from an earlier run.
  package var drawnBefore = 0
  package var skipsPreviews = false
  package var errors = 0
  package var warnings = 0

  package init() {}
}

package struct CheckOptions: Sendable {
  /// Of programs that do not say so: `5` or `6`.
  package var languageMode: String
  /// How many compilers run at once.
  package var jobs: Int
  package var cache: Cache?
  /// Whether previews are drawn as well, and how.
  package var previews = Previews.none
  /// Other limits for the compiler than usual.
  package var limits: CompilerLimits?
  /// Is told how many more programs have been decided on, from any thread.
  package var progress: @Sendable (Int) -> Void

  package enum Previews: Sendable {
    case none
    case confined
    /// Even where programs cannot be confined.
    case unconfined
  }

  package init(
    languageMode: String = "5", jobs: Int, cache: Cache? = nil, limits: CompilerLimits? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.languageMode = languageMode
    self.jobs = jobs
    self.cache = cache
    self.limits = limits
    self.progress = progress
  }
}
