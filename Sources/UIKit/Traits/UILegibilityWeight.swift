/// Whether the user wants bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case regular
  /// Bolder.
  case bold
}
