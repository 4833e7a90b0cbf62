import Foundation

/// Records sound.
///
/// On Linux nothing is recorded.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Where the sound will lie.
  public let url: URL
  /// How it is to be recorded.
  public let settings: [String: Any]

  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  /// Who is told.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether to measure how loud it is.
  open var isMeteringEnabled = false
  /// Whether it records.
  open var isRecording: Bool { false }
  /// How long it has recorded, in seconds.
  open var currentTime: TimeInterval { 0 }

  /// Gets ready.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Records.
  @discardableResult open func record() -> Bool { false }
  /// Records for some seconds.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Throws away what was recorded.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures how loud it is.
  open func updateMeters() {}
  /// How loud a channel is, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud a channel was, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Who is told of a recorder.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// The sound was recorded.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// The sound could not be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// Which format sound is recorded in.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many samples are taken a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels are recorded.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How well sound is recorded.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// How many bits a second take.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// How many bits a sample takes.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether samples begin with their largest part.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"

/// How well sound is recorded.
public enum AVAudioQuality: Int, Sendable {
  /// Not well at all.
  case min = 0
  /// Not well.
  case low = 0x20
  /// As well as need be.
  case medium = 0x40
  /// Well.
  case high = 0x60
  /// As well as can be.
  case max = 0x7F
}

/// Four letters that stand for a format.
public typealias AudioFormatID = UInt32
/// Advanced audio coding.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Apple's coding that loses nothing.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
