/// How fast and how often an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var speed = 1.0
  private var behavior: RepeatBehavior?
  private var count: Int?

  /// As the effect itself has it.
  public static let `default` = SymbolEffectOptions()

  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Again and again.
  public var repeating: SymbolEffectOptions { with { $0.behavior = .continuous } }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }

  /// A number of times; `nil` is without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// A number of times; `nil` is without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.behavior = .periodic(count) }
  }

  /// In a rhythm.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// In a rhythm.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.behavior = behavior }
  }

  /// So many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// So many times as fast as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var options = self
    change(&options)
    return options
  }

  /// The rhythm in which an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    private var count: Int?
    private var delay: Double?

    /// Without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)

    /// With a pause after each time.
    public static let periodic = RepeatBehavior(count: nil, delay: nil)

    /// With a pause after each time, in seconds, and an end.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }
}
