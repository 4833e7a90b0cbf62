/// How far something is moved.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Down, in points.
  public var vertical: CGFloat

  /// Nowhere.
  public static let zero = UIOffset()

  /// Creates an offset that leads nowhere.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
