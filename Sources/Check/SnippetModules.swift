extension Toolchain {
  /// All that a snippet may import beside what comes with the compiler, and what those are made of.
  static let snippetModules = runtime + frameworks

  private static let runtime = [
    "SwiftUI", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Symbols", "CoreTransferable",
    "UniformTypeIdentifiers", "PhoneFoundation", "Combine", "Drawing", "Glyphs", "Tables",
    "PreviewHost", "PreviewExchange",
  ]

  private static let frameworks = [
    "Charts", "CoreLocation", "CoreLocationUI", "MapKit", "Spatial", "SwiftData",
  ]
}
