extension Toolchain {
  /// All that a snippet may import beside what comes with the compiler, and what those are made of.
  static let snippetModules = runtime + frameworks

  private static let runtime = [
    "SwiftUI", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Symbols", "CoreData",
    "CoreTransferable", "UniformTypeIdentifiers", "PhoneFoundation", "Combine", "Drawing", "Glyphs",
    "Tables", "PreviewHost", "PreviewExchange",
  ]

  private static let frameworks = [
    "ActivityKit", "AppIntents", "AuthenticationServices", "AVFoundation", "AVKit", "Charts",
    "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreText", "MapKit", "os", "OSLog", "Photos",
    "PhotosUI", "SafariServices", "Spatial", "StoreKit", "SwiftData", "TipKit", "UserNotifications",
    "WebKit", "WidgetKit",
  ]
}
