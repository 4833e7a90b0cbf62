extension Image {
  /// How the stored rows of a picture lie when it is seen upright.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are stored.
    case up
    /// Mirrored from left to right.
    case upMirrored = 2
    /// Turned by half a turn.
    case down = 6
    /// Mirrored from top to bottom.
    case downMirrored = 4
    /// Turned by a quarter to the left.
    case left = 1
    /// Mirrored, then turned by a quarter to the left.
    case leftMirrored = 3
    /// Turned by a quarter to the right.
    case right = 7
    /// Mirrored, then turned by a quarter to the right.
    case rightMirrored = 5
  }
}
