/// How much the system may help to write.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Says how much the system may help to write.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environmentValues { $0.writingToolsBehavior = behavior }
  }

  /// Says whether the system offers to help to write; a drawing has no such button.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// How much the system may help to write.
  public internal(set) var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsBehaviorKey.self] }
    set { self[WritingToolsBehaviorKey.self] = newValue }
  }
}

private enum WritingToolsBehaviorKey: EnvironmentKey {
  static let defaultValue = WritingToolsBehavior.automatic
}
