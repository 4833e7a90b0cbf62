/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its end point.
  case butt
  /// With a half circle around its end point.
  case round
  /// Half its width beyond its end point.
  case square
}

/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// With a sharp corner, up to the miter limit.
  case miter
  /// With a round corner.
  case round
  /// With a cut corner.
  case bevel
}

/// What counts as the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Wherever the path goes around a point in one direction more often than in the other.
  case winding
  /// Wherever a ray from a point crosses the path an odd number of times.
  case evenOdd
}
