/// Whether something dragged that rests over a view activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
