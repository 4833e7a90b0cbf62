import Foundation

/// Makes, changes and records sound.
///
/// On Linux there is no sound: the engine begins nothing.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// Where sound comes from.
  public let inputNode = AVAudioInputNode()
  /// Where sound goes to.
  public let outputNode = AVAudioOutputNode()
  /// Where sounds come together.
  public let mainMixerNode = AVAudioMixerNode()

  /// Creates an engine.
  public override init() {}

  /// Whether it works.
  open var isRunning: Bool { false }

  /// Takes a node in.
  open func attach(_ node: AVAudioNode) {}
  /// Leaves a node out.
  open func detach(_ node: AVAudioNode) {}
  /// Sends the sound of one node to another.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Sends the sound of one node to another, from and to one of their channels.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  /// Gets ready.
  open func prepare() {}
  /// Begins.
  open func start() throws {}
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Forgets what was played.
  open func reset() {}
}

/// One of the channels of a node.
public typealias AVAudioNodeBus = Int
/// A count of samples.
public typealias AVAudioFrameCount = UInt32
/// The number of a sample.
public typealias AVAudioFramePosition = Int64
/// A count of channels.
public typealias AVAudioChannelCount = UInt32
/// Takes a piece of sound, and when it was.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// What makes or changes sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// Takes the pieces of sound that go through.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Does so no longer.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// What sound comes in.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// What sound goes out.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Forgets what went through.
  open func reset() {}
}

/// Where sound comes from.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// Where sound goes to.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

/// Where sounds come together.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// How loud it is, up to 1.
  open var outputVolume: Float = 1
  /// How loud what comes in is, up to 1.
  open var volume: Float = 1

  /// Creates a mixer.
  public override init() {}
}

/// Plays files and pieces of sound.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// How loud it is, up to 1.
  open var volume: Float = 1
  /// From -1, left, to 1, right.
  open var pan: Float = 0

  /// Creates a player.
  public override init() {}

  /// Whether it plays.
  open var isPlaying: Bool { false }
  /// Plays.
  open func play() {}
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Plays a piece next.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays a piece at a time.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays a file at a time.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
}

/// How a piece of sound is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The options as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Again and again.
  public static let loops = Self(rawValue: 1)
  /// At once.
  public static let interrupts = Self(rawValue: 2)
  /// When the one before has been played again.
  public static let interruptsAtLoop = Self(rawValue: 4)
}
