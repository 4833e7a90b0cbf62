/// How people perceive and use a screen, and what is told to them.
public enum UIAccessibility {
  /// What has happened.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// There is another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is elsewhere.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// One has scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology shall wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1022)
    /// An assistive technology shall go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1023)
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That which reads aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// That which is used with switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// How something is zoomed.
  public enum ZoomType: Int, Sendable {
    /// At the place where one types.
    case insertionPoint
  }

  /// Tells an assistive technology what has happened.
  @MainActor public static func post(notification: Notification, argument: Any?) {}
  /// What an assistive technology is at.
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }
  /// Zooms to a place.
  @MainActor public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}
  /// A rectangle of a view, on the screen.
  @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect { view.convert(rect, to: nil) }

  /// Whether the screen is read aloud.
  @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether sound comes out of both sides alike.
  @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have words below.
  @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colours are inverted.
  @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether one stays in one app.
  @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether text is bold.
  @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Whether buttons have shapes.
  @MainActor public static var buttonShapesEnabled: Bool { false }
  /// Whether there are no colours.
  @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// Whether less shines through.
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether less moves.
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether things fade instead of moving.
  @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether films play by themselves.
  @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether colours are darker.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether one uses switches.
  @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether what is chosen is read aloud.
  @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is read aloud when one asks.
  @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Whether shaking undoes something.
  @MainActor public static var isShakeToUndoEnabled: Bool { true }
  /// Whether one uses a button on the screen.
  @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether more than colour tells things apart.
  @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches have marks.
  @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether a hearing aid is used, and on which sides.
  @MainActor public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// The sides of a hearing aid.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the left.
    public static let left = HearingDeviceEar(rawValue: 2)
    /// To the right.
    public static let right = HearingDeviceEar(rawValue: 4)
    /// Both.
    public static let both: HearingDeviceEar = [.left, .right]
  }
}

extension UIAccessibility {
  /// Whether the screen is read aloud has changed.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// Whether sound comes out alike has changed.
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  /// Whether films have words has changed.
  public static let closedCaptioningStatusDidChangeNotification = name(
    "ClosedCaptioningStatusDidChange")
  /// Whether colours are inverted has changed.
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// Whether one stays in one app has changed.
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  /// Whether text is bold has changed.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// Whether buttons have shapes has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  /// Whether there are colours has changed.
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  /// Whether less shines through has changed.
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  /// Whether less moves has changed.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// Whether things fade has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  /// Whether films play by themselves has changed.
  public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  /// Whether colours are darker has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  /// Whether one uses switches has changed.
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  /// Whether what is chosen is read aloud has changed.
  public static let speakSelectionStatusDidChangeNotification = name(
    "SpeakSelectionStatusDidChange")
  /// Whether the screen is read aloud when one asks has changed.
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  /// Whether shaking undoes something has changed.
  public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  /// Whether one uses a button on the screen has changed.
  public static let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  /// Whether more than colour tells things apart has changed.
  public static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  /// Whether switches have marks has changed.
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  /// A hearing aid is used, or not any more.
  public static let hearingDevicePairedEarDidChangeNotification = name(
    "HearingDevicePairedEarDidChange")
  /// An assistive technology is at something else.
  public static let elementFocusedNotification = name("ElementFocused")
  /// Something was said.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  /// The key of what was said.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether it was said to the end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of what an assistive technology is at.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  private static func name(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(event)Notification")
  }
}

/// What something is to an assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What tells the most.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for what one looks for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that begins to play.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something that can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// Something that an assistive technology can do.
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What is done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// What it is called.
  open var name: String
  /// Its picture.
  open var image: UIImage?
  /// What is done.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Creates an action with a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that sends a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
  }
}

/// Something that an assistive technology perceives and that is no view.
@MainActor open class UIAccessibilityElement: UIResponder {
  /// What it lies in.
  open weak var accessibilityContainer: AnyObject?
  /// Where it lies in it.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// A name that tests find it by.
  open var accessibilityIdentifier: String?

  /// Creates an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
