/// How content fades under the bars at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: ScrollEdgeEffectStyle { Self(name: "automatic") }
  /// With a line.
  public static var hard: ScrollEdgeEffectStyle { Self(name: "hard") }
  /// Bit by bit.
  public static var soft: ScrollEdgeEffectStyle { Self(name: "soft") }
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: ScrollInputBehavior { Self(name: "automatic") }
  /// It does.
  public static var enabled: ScrollInputBehavior { Self(name: "enabled") }
  /// It does not.
  public static var disabled: ScrollInputBehavior { Self(name: "disabled") }
}

/// A kind of input that scrolls without touch; a phone has none.
public struct ScrollInputKind: Equatable, Sendable {
  private let name: String
}

extension View {
  /// Says how content fades under bars; not drawn.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { notDrawn(".scrollEdgeEffectStyle") }

  /// Says whether content does not fade under bars, as in a drawing.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Says whether a kind of input scrolls; a drawing has no input.
  @MainActor @preconcurrency
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
