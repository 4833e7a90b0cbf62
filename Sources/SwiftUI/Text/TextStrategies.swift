extension Text {
  /// What decides at which side lines start.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The direction of what is written.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// What decides in which direction a text is written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// What is written.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

extension View {
  /// Says what decides at which side lines start; drawn as the system has it.
  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View { self }

  /// Says what decides in which direction text is written; drawn as the system has it.
  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View { self }

  /// Sets how high lines are; not drawn yet.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
      .notDrawn(".lineHeight")
  }
}

extension EnvironmentValues {
  /// How high lines are; `nil` as the font has it.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

private enum LineHeightKey: EnvironmentKey {
  static let defaultValue: AttributedString.LineHeight? = nil
}
