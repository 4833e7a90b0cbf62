/// How far what lies behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// More, as that of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}
