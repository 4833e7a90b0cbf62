import CoreMedia
import Foundation

/// Plays sound or film.
///
/// On Linux nothing is heard or seen: the player only remembers what it was told.
open class AVPlayer: NSObject, @unchecked Sendable {
  private var item: AVPlayerItem?
  private var time = CMTime.zero

  /// Creates a player of nothing.
  public override init() {}

  /// Creates a player of what lies at an address.
  public init(url URL: URL) { item = AVPlayerItem(url: URL) }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) { self.item = item }

  /// How fast it plays; 0 where it rests.
  open var rate: Float = 0
  /// How fast it plays once it does.
  open var defaultRate: Float = 1
  /// How loud it plays, up to 1.
  open var volume: Float = 1
  /// Whether it is not heard.
  open var isMuted = false
  /// What happens at the end of an item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether to wait so that it does not have to stop again.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether to play on other screens.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// What happens while the app is not seen.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
    .automatic

  /// Whether changes of players are observed as those of `@Observable` classes.
  nonisolated(unsafe) public static var isObservationEnabled = false

  /// What is played.
  open var currentItem: AVPlayerItem? { item }
  /// Whether the player can play.
  open var status: Status { .unknown }
  /// Whether the player plays, rests, or waits to play.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// What it waits for.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// Why it cannot play.
  open var error: (any Error)? { nil }
  /// Whether another screen is used.
  open var isExternalPlaybackActive: Bool { false }

  /// Plays.
  open func play() { rate = defaultRate }
  /// Rests.
  open func pause() { rate = 0 }
  /// Plays at once, and as fast as given.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Plays another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { self.item = item }
  /// Where in the item it is.
  open func currentTime() -> CMTime { time }

  /// Goes to a time.
  open func seek(to time: CMTime) { self.time = time }
  /// Goes to a date.
  open func seek(to date: Date) {}
  /// Goes to about a time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    self.time = time
  }
  /// Goes to a time, and says whether it got there.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  /// Goes to about a time, and says whether it got there.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Goes to a time, and says whether it got there.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    self.time = time
    return true
  }

  /// Does something every so often while it plays.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does something when it comes to some times.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Does it no longer.
  open func removeTimeObserver(_ observer: Any) {}

  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It rests.
    case paused = 0
    /// It wants to.
    case waitingToPlayAtSpecifiedRate = 1
    /// It does.
    case playing = 2
  }

  /// What happens at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one is played.
    case advance = 0
    /// The player rests.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  /// What a player waits for.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public var rawValue: String

    /// Creates a reason.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Enough to play without stopping again.
    public static let toMinimizeStalls = WaitingReason(rawValue: "toMinimizeStalls")
    /// An item.
    public static let noItemToPlay = WaitingReason(rawValue: "noItemToPlay")
  }
}

/// What happens to film while an app is not seen.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// As the system has it.
  case automatic = 1
  /// It rests.
  case pauses = 2
  /// It goes on if it can.
  case continuesIfPossible = 3
}
