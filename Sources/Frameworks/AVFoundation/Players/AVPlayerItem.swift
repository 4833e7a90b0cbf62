import CoreMedia
import Foundation

/// Sound or film that is being played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// What is played.
  public let asset: AVAsset

  /// Creates an item of what lies at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }

  /// Creates an item of which some properties are read beforehand.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }

  /// How long to read ahead, in seconds.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How much to read a second, in bits.
  open var preferredPeakBitRate: Double = 0
  /// When to end.
  open var forwardPlaybackEndTime = CMTime.invalid

  /// Whether the item can be played.
  open var status: Status { .unknown }
  /// Why it cannot.
  open var error: (any Error)? { nil }
  /// How long it takes.
  open var duration: CMTime { asset.duration }
  /// How large its images are.
  open var presentationSize: CGSize { .zero }
  /// Whether it will go on without stopping.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing has been read ahead.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Whether no more can be read ahead.
  open var isPlaybackBufferFull: Bool { false }
  /// What has been read.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Where in the item the player is.
  open func currentTime() -> CMTime { .zero }

  /// Goes to a time, and says whether it got there.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    completionHandler?(false)
  }

  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }
}

extension AVPlayerItem {
  /// An item was played to its end.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item goes on elsewhere than it was.
  public static let timeJumpedNotification = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
  /// An item waits for more.
  public static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension NSNotification.Name {
  /// An item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// An item could not be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem
    .failedToPlayToEndTimeNotification
  /// An item waits for more.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}

/// Plays one item after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var waiting: [AVPlayerItem] = []

  /// Creates a player of nothing.
  public override init() { super.init() }

  /// Creates a player of what lies at an address.
  public override init(url URL: URL) { super.init(url: URL) }

  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }

  /// Creates a player of some items.
  public init(items: [AVPlayerItem]) {
    waiting = Array(items.dropFirst())
    super.init(playerItem: items.first)
  }

  /// The items that have not been played to their end.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  /// Plays the next one.
  open func advanceToNextItem() {
    replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
  }
  /// Whether an item can be played after another.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  /// Plays an item after another, or after all.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 }
    waiting.insert(item, at: index ?? (afterItem === currentItem ? 0 : waiting.count))
  }
  /// Does not play an item.
  open func remove(_ item: AVPlayerItem) { waiting.removeAll { $0 === item } }
  /// Plays nothing any more.
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays an item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Creates what has a player play an item again and again.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  /// Creates what has a player play a part of an item again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange: CMTimeRange)
  {
    if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
  }

  /// How often it has been played.
  open var loopCount: Int { 0 }
  /// Plays it to its end, and not again.
  open func disableLooping() {}
}
