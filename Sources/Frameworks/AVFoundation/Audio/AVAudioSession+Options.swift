import Foundation

extension AVAudioSession {
  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of it.
    public var rawValue: String

    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It adds sound to that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// It makes sound that may be silenced.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// It plays what people want to hear.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// It records.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// It plays and records.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// It sends sound to several places.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// In which way an app uses sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of it.
    public var rawValue: String

    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// To talk.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// To talk in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// To record film.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// To measure.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// To play film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// To talk and be seen.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// To read aloud.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// To say a few words.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// A kind of microphone, loudspeaker or the like.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name of it.
    public var rawValue: String

    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "BuiltInMic")
    /// The loudspeaker of the device.
    public static let builtInSpeaker = Port(rawValue: "BuiltInSpeaker")
    /// What is held to the ear.
    public static let builtInReceiver = Port(rawValue: "BuiltInReceiver")
    /// Headphones with a wire.
    public static let headphones = Port(rawValue: "Headphones")
    /// The microphone of headphones.
    public static let headsetMic = Port(rawValue: "HeadsetMic")
    /// Bluetooth for music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DP")
    /// Bluetooth for talking.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// Bluetooth that takes little power.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// Another device in the house.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
    /// What is plugged in.
    public static let usbAudio = Port(rawValue: "UsbAudio")
  }

  /// How an app gets along with others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It plays with others.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Others become less loud.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// It may use Bluetooth for talking.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// It may use Bluetooth for talking.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
    /// Sound goes to the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Others that read aloud rest.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// It may use Bluetooth for music.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// It may use another device in the house.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// What else happens when an app begins or ends to use sound.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others are told that they can go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether an app was kept from sound.
  public enum InterruptionType: UInt, Sendable {
    /// It can go on.
    case ended = 0
    /// It has to stop.
    case began = 1
  }

  /// What an app can do after it was kept from sound.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It may go on by itself.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    /// It is not known.
    case unknown = 0
    /// Something was plugged in.
    case newDeviceAvailable = 1
    /// Something was pulled out.
    case oldDeviceUnavailable = 2
    /// The app does something else.
    case categoryChange = 3
    /// The app wanted it.
    case override = 4
  }

  /// An app was kept from sound, or is no longer.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Sound goes elsewhere.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}

/// Whether an app was kept from sound.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What an app can do after it was kept from sound.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound goes elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
