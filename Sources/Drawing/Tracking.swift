/// The space that iOS adds to every character of its system font, by size.
enum Tracking {
  /// Points to add to each character.
  static func points(at size: Double) -> Double {
    units(at: size) * size / FontMetrics.unitsPerEm
  }

  /// In units of the font, linear between the sizes of the table.
  static func units(at size: Double) -> Double {
    table.value(at: size)
  }

  // Measured by CoreText on iOS 26 at 8, 13.5, 15, 17–28, 33–38 and 40 points; the rest are the
  // points that the Human Interface Guidelines print, as units.
  private static let table = LinearTable([
    (6, 82), (7, 67), (8, 52), (9, 39), (10, 25), (11, 11), (12, 0), (13, -12), (13.5, -17),
    (14, -22), (15, -32), (16, -40), (17, -52), (17.5, -51), (18, -50), (19, -48), (20, -46),
    (21, -35), (22, -24), (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 28),
    (30, 27), (31, 26), (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20),
    (40, 19), (42, 18), (44, 17), (46, 16), (48, 15), (50, 14), (52, 13), (54, 12), (56, 11),
    (58, 10), (60, 9), (64, 7), (68, 5), (72, 4), (76, 2), (80, 0),
  ])
}

/// A function that is known at some points and taken as linear between them, as constant outside.
struct LinearTable: Sendable {
  private let points: [(x: Double, y: Double)]

  init(_ points: [(x: Double, y: Double)]) {
    self.points = points
  }

  func value(at x: Double) -> Double {
    guard let above = points.firstIndex(where: { $0.x >= x }) else { return points.last?.y ?? 0 }
    guard above > 0 else { return points[0].y }
    let (low, high) = (points[above - 1], points[above])
    return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
  }
}
