import QuartzCore

/// A layer that shows what a player plays, or nothing on Linux.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  /// The player.
  open var player: AVPlayer?
  /// How film fits into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Whether the first image is there.
  open var isReadyForDisplay: Bool { false }
  /// Where in the layer the film is.
  open var videoRect: CGRect { .zero }
}

/// How images fit into a rectangle.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of them is seen.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// They fill the rectangle.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// They are stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
