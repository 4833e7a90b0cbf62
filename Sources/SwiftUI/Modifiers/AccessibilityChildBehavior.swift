/// How assistive technologies see what is inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// One by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
