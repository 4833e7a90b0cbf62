/// What is felt or heard; a drawing has none of it.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// How hard something is.
  public struct Weight: Equatable, Sendable {
    private let name: String

    /// A little.
    public static let light = Weight(name: "light")
    /// Some.
    public static let medium = Weight(name: "medium")
    /// A lot.
    public static let heavy = Weight(name: "heavy")
  }

  /// How things meet.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Firm.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  /// Something has gone well.
  public static let success = SensoryFeedback(name: "success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has gone wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// More.
  public static let increase = SensoryFeedback(name: "increase")
  /// Less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something falls into its place.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Something has got far enough.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A drawing that follows a pencil is done.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  /// Things meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }
}

extension View {
  /// Lets something be felt when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Lets something be felt when a value changes and a condition holds.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Lets something be felt when a value changes, as a closure says.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// Lets something be felt when a value changes, as a closure says that does not ask for it.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
