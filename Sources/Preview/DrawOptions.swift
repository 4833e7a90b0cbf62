import Check
import Foundation

/// How snippets are drawn, beside what is drawn.
package struct DrawOptions: Sendable {
  /// The Swift language mode of snippets that do not say so.
  package var languageMode: String
  /// How many snippets are worked on at once.
  package var jobs: Int
  package var cache: Cache?
  /// Whether programs are kept from files, network and other programs.
  package var isSandboxed: Bool
  package var limits: RunLimits
  /// Is told how many more programs have been drawn, from any thread.
  package var progress: @Sendable (Int) -> Void = { _ in }

  package init(
    languageMode: String = "5", jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    cache: Cache? = nil, isSandboxed: Bool = true, limits: RunLimits = RunLimits()
  ) {
    self.languageMode = languageMode
    self.jobs = jobs
    self.cache = cache
    self.isSandboxed = isSandboxed
    self.limits = limits
  }
}
