extension SensoryFeedback {
  /// What is pressed.
  public struct PressFeedback: Hashable, Sendable {
    private let name: String

    /// A button.
    public static let button = PressFeedback(name: "button")
    /// A button without a text.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// A slider.
    public static let slider = PressFeedback(name: "slider")
    /// A tab.
    public static let tab = PressFeedback(name: "tab")
    /// A switch.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// What is let go.
  public struct ReleaseFeedback: Hashable, Sendable {
    private let name: String

    /// A slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// What is selected.
  public struct SelectionFeedback: Hashable, Sendable {
    private let name: String

    /// The smallest value.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The largest value.
    public static let maximum = SelectionFeedback(name: "maximum")
    /// On.
    public static let on = SelectionFeedback(name: "on")
    /// Off.
    public static let off = SelectionFeedback(name: "off")
  }

  /// Something is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "press \(feedback)")
  }
  /// Something is let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "release \(feedback)")
  }
  /// A control has reached a value.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "selection \(feedback)")
  }
}
