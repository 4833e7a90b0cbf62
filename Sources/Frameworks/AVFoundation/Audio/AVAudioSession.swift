import Foundation

/// What an app wants to do with sound.
///
/// On Linux there is no sound: the session only remembers what it was told.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  private var settings = (category: Category.soloAmbient, mode: Mode.default)

  /// What the app does with sound.
  open var category: Category { settings.category }
  /// In which way.
  open var mode: Mode { settings.mode }
  /// How it gets along with other apps.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Where sound comes from and goes to.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// Where sound may come from.
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// Whether another app plays.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether apps that add sound to others should be silent.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// How loud the device is.
  open var outputVolume: Float { 0 }
  /// How many samples are taken a second.
  open var sampleRate: Double { 0 }
  /// Whether sound can be recorded.
  open var isInputAvailable: Bool { false }
  /// Whether people let the app record.
  open var recordPermission: RecordPermission { .undetermined }

  /// Says what the app does with sound.
  open func setCategory(_ category: Category) throws { settings.category = category }
  /// Says what the app does with sound, and how it gets along with others.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    settings.category = category
    categoryOptions = options
  }
  /// Says what the app does with sound in which way, and how it gets along with others.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    settings = (category, mode)
    categoryOptions = options
  }
  /// Says what the app does with sound, in which way, and where it may go.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  /// Says in which way the app uses sound.
  open func setMode(_ mode: Mode) throws { settings.mode = mode }
  /// Begins or ends to use sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Sends sound elsewhere.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Says how many samples to take a second.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Says how long each piece of sound is to be.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Says where sound is to come from.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Asks people to let the app record.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

  /// Whether people let an app record.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody has been asked.
    case undetermined = 0x756E_6474
    /// They do not.
    case denied = 0x6465_6E79
    /// They do.
    case granted = 0x6772_6E74
  }

  /// Where sound is sent.
  public enum PortOverride: UInt, Sendable {
    /// Where it belongs.
    case none = 0
    /// To the loudspeaker.
    case speaker = 0x7370_6B72
  }

  /// Which devices sound may go to.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// Those of the device.
    case `default` = 0
    /// Those for music that lasts.
    case longFormAudio = 1
    /// None of its own.
    case independent = 2
    /// Those for films.
    case longFormVideo = 3
  }
}

/// Whether an app may record.
public struct AVAudioApplication {
  /// Whether people let the app record.
  public enum RecordPermission: Sendable {
    /// Nobody has been asked.
    case undetermined
    /// They do not.
    case denied
    /// They do.
    case granted
  }

  /// The app.
  public static var shared: AVAudioApplication { AVAudioApplication() }
  /// Whether people let the app record.
  public var recordPermission: RecordPermission { .undetermined }
  /// Asks people to let the app record.
  public static func requestRecordPermission() async -> Bool { false }
  /// Asks people to let the app record.
  public static func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { response(false) }
}

/// Where sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// Where it comes from.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// Where it goes to.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A microphone, a loudspeaker or the like.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// What kind it is.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// What it is called.
  open var portName: String { "" }
  /// What tells it from others.
  open var uid: String { "" }
}
