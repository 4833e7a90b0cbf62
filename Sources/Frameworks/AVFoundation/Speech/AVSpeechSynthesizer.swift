import Foundation

/// Reads text aloud.
///
/// On Linux nothing is heard.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether the app's own session is used for sound.
  open var usesApplicationAudioSession = true

  /// Creates a voice that is silent.
  public override init() {}

  /// Whether it reads.
  open var isSpeaking: Bool { false }
  /// Whether it rests.
  open var isPaused: Bool { false }

  /// Reads a text after all before.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Ends.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Rests.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Goes on.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// A text that is to be read.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// Who reads it.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// How loud, up to 1.
  open var volume: Float = 1
  /// How long to wait before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// How long to wait afterwards, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates what reads a text.
  public init(string: String) { speechString = string }
}

/// As slow as can be.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// As fast as can be.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// As fast as people talk.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language that it speaks.
  public let language: String
  /// What tells it from others.
  public let identifier: String

  /// Creates a voice that speaks a language.
  public init?(language: String?) {
    self.language = language ?? Self.currentLanguageCode()
    identifier = self.language
  }

  /// Creates a voice by what tells it from others.
  public init?(identifier: String) {
    language = Self.currentLanguageCode()
    self.identifier = identifier
  }

  /// What it is called.
  open var name: String { identifier }
  /// How well it speaks.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  /// The voices that a device has.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the device.
  open class func currentLanguageCode() -> String { "en-US" }
}

/// How well a voice speaks.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// As voices do.
  case `default` = 1
  /// Better.
  case enhanced = 2
  /// Best.
  case premium = 3
}

/// Where reading may end.
public enum AVSpeechBoundary: Int, Sendable {
  /// Anywhere.
  case immediate = 0
  /// After a word.
  case word = 1
}

/// Who is told of what is read.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// A text is being read.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text has been read.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Reading rests.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Reading goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Reading was ended.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A part of a text is about to be read.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
