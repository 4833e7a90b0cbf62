/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The top of the device to the right.
  case landscapeLeft = 4
  /// The top of the device to the left.
  case landscapeRight = 3

  /// Whether it is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Which ways up an interface may be.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(UIInterfaceOrientation.portrait)
  /// The top of the device to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(UIInterfaceOrientation.landscapeLeft)
  /// The top of the device to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(
    UIInterfaceOrientation.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(
    UIInterfaceOrientation.portraitUpsideDown)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

/// How the bar with the time looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As it fits the interface.
  case `default`
  /// Light, for a dark background.
  case lightContent
  /// Dark, for a light background.
  case darkContent = 3
}

/// How the bar with the time comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}

/// Which way one reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
