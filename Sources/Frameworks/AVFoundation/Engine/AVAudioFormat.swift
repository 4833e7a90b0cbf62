import Foundation

/// How sound is kept.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How many samples there are a second.
  public let sampleRate: Double
  /// How many channels there are.
  public let channelCount: AVAudioChannelCount
  /// Whether the channels lie together, sample by sample.
  public let isInterleaved: Bool
  /// How a sample is kept.
  public let commonFormat: AVAudioCommonFormat

  /// Creates the format of sound with some channels.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = false
    commonFormat = .pcmFormatFloat32
  }

  /// Creates a format.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
    commonFormat = format
  }

  override init() {
    sampleRate = 0
    channelCount = 0
    isInterleaved = false
    commonFormat = .otherFormat
  }
}

/// How a sample is kept.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// In another way.
  case otherFormat = 0
  /// As a short number with a point.
  case pcmFormatFloat32 = 1
  /// As a long number with a point.
  case pcmFormatFloat64 = 2
  /// As a short whole number.
  case pcmFormatInt16 = 3
  /// As a long whole number.
  case pcmFormatInt32 = 4
}

/// A piece of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// How it is kept.
  public let format: AVAudioFormat

  init(format: AVAudioFormat) { self.format = format }
}

/// A piece of sound as samples.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many samples there is room for.
  public let frameCapacity: AVAudioFrameCount
  /// How many samples there are.
  open var frameLength: AVAudioFrameCount = 0

  /// Creates room for samples.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    super.init(format: format)
  }

  /// The samples of each channel, of which there are none on Linux.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  /// The samples of each channel, of which there are none on Linux.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}

/// When a piece of sound was.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The number of its first sample.
  public let sampleTime: AVAudioFramePosition
  /// How many samples there are a second.
  public let sampleRate: Double

  /// Creates the time of a sample.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
  }
}

/// A file with sound.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// Where it lies.
  public let url: URL

  /// Opens a file.
  public init(forReading fileURL: URL) throws {
    url = fileURL
  }

  /// Creates a file.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
  }

  /// How its sound is kept.
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  /// How its sound is read.
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  /// How many samples it has.
  open var length: AVAudioFramePosition { 0 }

  /// Reads samples.
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  /// Writes samples.
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
