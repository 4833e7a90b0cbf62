/// A type that makes previews: each view in `previews` is one.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of all previews together.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to show the previews on, or `nil` for the one of the program.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Leaves the platform open.
  public static var platform: PreviewPlatform? { nil }
}

/// Platforms that previews can be shown on.
public enum PreviewPlatform: Sendable {
  /// An iPhone or iPad.
  case iOS
  /// A Mac.
  case macOS
  /// An Apple TV.
  case tvOS
  /// An Apple Watch.
  case watchOS
}
