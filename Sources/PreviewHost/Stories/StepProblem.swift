import PreviewExchange

/// Why a step could not be done, or is not met.
struct StepProblem: Error, Hashable {
  var kind: DrawResult.Failure.Kind
  var message: String
  /// What was on the screen, where that matters.
  var screen: String?
  var unknown: DrawResult.Failure.Unknown?

  init(
    _ kind: DrawResult.Failure.Kind, _ message: String, on screen: Screen? = nil,
    unknown: DrawResult.Failure.Unknown? = nil
  ) {
    self.kind = kind
    self.message = message
    self.screen = screen?.contents
    self.unknown = unknown
  }

  /// - Parameter step: the place of the step among all.
  func failure(of step: Int) -> DrawResult.Failure {
    DrawResult.Failure(kind: kind, step: step, message: message, screen: screen, unknown: unknown)
  }
}
