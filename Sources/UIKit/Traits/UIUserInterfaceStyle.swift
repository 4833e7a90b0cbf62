/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// Whether the user asks for stronger contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case normal
  /// Stronger.
  case high
}

/// Whether something lies above the interface's own level, as a sheet does.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// On the window's own level.
  case base
  /// Above it.
  case elevated
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A screen in a car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
