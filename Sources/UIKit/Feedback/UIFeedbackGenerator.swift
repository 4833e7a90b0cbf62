/// What lets a device be felt.
@MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator of what is felt in a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Gets ready, so that it is felt at once.
  open func prepare() {}
}

/// Lets a blow be felt.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What seems to meet.
  public enum FeedbackStyle: Int, Sendable {
    /// Light things.
    case light
    /// Things in between.
    case medium
    /// Heavy things.
    case heavy
    /// Soft things.
    case soft
    /// Hard things.
    case rigid
  }

  /// Creates a generator for things in between.
  public override init() {
    super.init()
  }

  /// Creates a generator.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  /// Creates a generator of what is felt in a view.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Lets it be felt.
  open func impactOccurred() {}
  /// Lets it be felt, more or less.
  open func impactOccurred(intensity: CGFloat) {}
  /// Lets it be felt at a place.
  open func impactOccurred(at location: CGPoint) {}
  /// Lets it be felt at a place, more or less.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Lets it be felt that something else is chosen.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() {}
  /// Lets it be felt at a place.
  open func selectionChanged(at location: CGPoint) {}
}

/// Lets it be felt how something went.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// With doubts.
    case warning
    /// Wrong.
    case error
  }

  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Lets it be felt at a place.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
