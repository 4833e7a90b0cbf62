/// What makes a scroll view move.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger has come down and may scroll.
  case tracking
  /// A finger scrolls.
  case interacting
  /// It goes on after a finger has left.
  case decelerating
  /// Code has scrolled.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// How fast it moves; `nil` where it does not.
  public let velocity: CGVector?
}

extension View {
  /// Calls an action when the scroll view inside begins or ends to move: in a drawing it never does.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Calls an action when the scroll view inside begins or ends to move: in a drawing it never does.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
}
