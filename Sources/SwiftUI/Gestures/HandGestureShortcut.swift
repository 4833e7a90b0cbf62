/// A gesture of a hand that does the same as a control; a phone knows none.
public struct HandGestureShortcut: Equatable, Sendable {
  private let name: String

  /// The main gesture.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
