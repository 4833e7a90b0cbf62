import Foundation

/// Plays sound from a file or from memory.
///
/// On Linux nothing is heard: the player only remembers what it was told.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Where the sound lies.
  public let url: URL?
  /// The sound itself.
  public let data: Data?

  /// Creates a player of a file.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.url = url
    data = nil
  }

  /// Creates a player of a file in a format.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of data.
  public init(data: Data) throws {
    url = nil
    self.data = data
  }

  /// Creates a player of data in a format.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// Who is told.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it plays, up to 1.
  open var volume: Float = 1
  /// From -1, left, to 1, right.
  open var pan: Float = 0
  /// How fast it plays, where that may be changed.
  open var rate: Float = 1
  /// Whether the rate may be changed.
  open var enableRate = false
  /// How often to play it again; for ever where it is negative.
  open var numberOfLoops = 0
  /// Where in the sound it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// Whether to measure how loud it is.
  open var isMeteringEnabled = false
  private var playing = false

  /// Whether it plays.
  open var isPlaying: Bool { playing }
  /// How long the sound takes, in seconds.
  open var duration: TimeInterval { 0 }
  /// How many channels the sound has.
  open var numberOfChannels: Int { 0 }

  /// Gets ready.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Plays.
  @discardableResult open func play() -> Bool {
    playing = true
    return false
  }
  /// Plays from a moment on.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Rests.
  open func pause() { playing = false }
  /// Ends.
  open func stop() { playing = false }
  /// Becomes louder or less loud in time.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Measures how loud it is.
  open func updateMeters() {}
  /// How loud a channel is, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud a channel was, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Who is told of a player.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound was played to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound makes no sense.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
