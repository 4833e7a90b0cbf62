/// A device whose screen previews are drawn on.
package struct Device: Hashable, Sendable {
  package var name: String
  /// In points, held upright.
  package var width: Double
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// Held upright, in points: the status bar and what the display is cut out for.
  package var safeTop: Double
  /// Held upright, in points: the home indicator.
  package var safeBottom: Double

  /// The device that previews are drawn on where nothing else is asked for.
  package static let standard = Device("iPhone 16", 393, 852, scale: 3, safe: (59, 34))

  /// Finds a device by its name; upper and lower case are the same, and so are the ways to write
  /// a generation, as in `iPhone SE (3rd generation)` and `iPhone SE (3rd)`.
  package init?(named name: String) {
    guard let device = Self.all.first(where: { Self.key($0.name) == Self.key(name) }) else {
      return nil
    }
    self = device
  }

  private init(
    _ name: String, _ width: Double, _ height: Double, scale: Double, safe: (Double, Double)
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    safeTop = safe.0
    safeBottom = safe.1
  }

  private static func key(_ name: String) -> String {
    name.lowercased().replacing(" generation)", with: ")")
  }
}

extension Device {
  /// The whole screen, upright.
  package var canvas: Canvas {
    Canvas(width: width, height: height, safeTop: safeTop, safeBottom: safeBottom)
  }
}

extension Canvas {
  /// The same screen on its side.
  ///
  /// An iPhone whose home indicator takes 34 points upright keeps 21
  /// for it lying, and has no status bar then; its cut-out eats into the sides, which are not
  /// modelled. An iPad keeps both.
  package var turned: Canvas {
    let isPhone = min(width, height) < 700
    return Canvas(
      width: height, height: width, safeTop: isPhone ? 0 : safeTop,
      safeBottom: isPhone ? min(safeBottom, 21) : safeBottom)
  }
}

extension Device {
  /// Sizes are Apple's published screen sizes.
  ///
  /// Safe areas are known from use, not from a document;
  /// those of the iPhone 15, 16 and 16 Pro agree with recordings of real screens.
  package static let all = [
    Device("iPhone 8", 375, 667, scale: 2, safe: (20, 0)),
    Device("iPhone SE (2nd generation)", 375, 667, scale: 2, safe: (20, 0)),
    Device("iPhone SE (3rd generation)", 375, 667, scale: 2, safe: (20, 0)),
    Device("iPhone 11", 414, 896, scale: 2, safe: (48, 34)),
    Device("iPhone 11 Pro", 375, 812, scale: 3, safe: (44, 34)),
    Device("iPhone 11 Pro Max", 414, 896, scale: 3, safe: (44, 34)),
    Device("iPhone 12", 390, 844, scale: 3, safe: (47, 34)),
    Device("iPhone 12 mini", 375, 812, scale: 3, safe: (50, 34)),
    Device("iPhone 13", 390, 844, scale: 3, safe: (47, 34)),
    Device("iPhone 13 mini", 375, 812, scale: 3, safe: (50, 34)),
    Device("iPhone 14", 390, 844, scale: 3, safe: (47, 34)),
    Device("iPhone 14 Plus", 428, 926, scale: 3, safe: (47, 34)),
    Device("iPhone 14 Pro", 393, 852, scale: 3, safe: (59, 34)),
    Device("iPhone 15", 393, 852, scale: 3, safe: (59, 34)),
    standard,
    Device("iPhone 15 Pro", 393, 852, scale: 3, safe: (59, 34)),
    Device("iPhone 15 Pro Max", 430, 932, scale: 3, safe: (59, 34)),
    Device("iPhone 16 Plus", 430, 932, scale: 3, safe: (59, 34)),
    Device("iPhone 16e", 390, 844, scale: 3, safe: (47, 34)),
    Device("iPhone 16 Pro", 402, 874, scale: 3, safe: (62, 34)),
    Device("iPhone 16 Pro Max", 440, 956, scale: 3, safe: (62, 34)),
    Device("iPhone 17", 402, 874, scale: 3, safe: (62, 34)),
    Device("iPhone 17 Pro", 402, 874, scale: 3, safe: (62, 34)),
    Device("iPhone 17 Pro Max", 440, 956, scale: 3, safe: (62, 34)),
    Device("iPhone Air", 420, 912, scale: 3, safe: (68, 34)),
    Device("iPad mini (6th generation)", 744, 1133, scale: 2, safe: (24, 20)),
    Device("iPad (10th generation)", 820, 1180, scale: 2, safe: (24, 20)),
    Device("iPad Air 11-inch (M2)", 820, 1180, scale: 2, safe: (24, 20)),
    Device("iPad Pro 11-inch (M4)", 834, 1210, scale: 2, safe: (24, 20)),
    Device("iPad Pro 13-inch (M4)", 1032, 1376, scale: 2, safe: (24, 20)),
  ]
}
