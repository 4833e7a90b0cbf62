/// What a run of the compiler may take, which is far more than it should.
///
/// Processor time rather than that of the clock, so that a verdict does not hang on what else the
/// machine is doing.
package struct CompilerLimits: Hashable, Sendable {
  package var resources: ResourceLimits
  /// By the clock: for a compiler that waits and does nothing.
  package var time: Duration
  /// Bytes that it may say.
  package var output: Int

  package init(
    seconds: Int, memory: Int = 2 << 30, time: Duration = .seconds(900), output: Int = 16 << 20
  ) {
    resources = ResourceLimits(seconds: seconds, memory: memory)
    self.time = time
    self.output = output
  }

  /// For one program.
  package static let alone = CompilerLimits(seconds: 60)

  /// For a batch: less for each, since what takes longer is tried once more alone.
  static func together(_ count: Int) -> CompilerLimits {
    CompilerLimits(seconds: 20 + count / 4)
  }

  /// For programs that are also optimized, linked and written.
  package static let building = CompilerLimits(seconds: 300, memory: 4 << 30)
}
