/// How large a widget is, and where.
public enum WidgetFamily: Int, CaseIterable, Codable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// Small.
  case systemSmall = 0
  /// Wide.
  case systemMedium = 1
  /// Large.
  case systemLarge = 2
  /// Larger than large.
  case systemExtraLarge = 3
  /// A circle on the lock screen.
  case accessoryCircular = 5
  /// A rectangle on the lock screen.
  case accessoryRectangular = 6
  /// A line on the lock screen.
  case accessoryInline = 7

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The name of the case.
  public var debugDescription: String { description }
}
