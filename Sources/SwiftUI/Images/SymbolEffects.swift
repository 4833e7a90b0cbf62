// A drawing shows symbols at rest, so effects leave them as they are.

extension View {
  /// Moves the symbols inside as long as the effect is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Moves the symbols inside when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Keeps the symbols inside from being moved by effects outside.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension WiggleSymbolEffect {
  /// Along a line at an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { along(degrees: angle.degrees) }
}

extension ContentTransition {
  /// As an effect of symbols.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

/// A symbol that comes and goes by an effect.
@frozen public struct SymbolEffectTransition {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// Creates the transition.
  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {
    configuration = effect.configuration
    self.options = options
  }
}

extension SymbolEffectTransition: Transition {
  /// What is to be known of the transition.
  public static let properties = TransitionProperties(hasMotion: true)

  /// The symbol, or nothing before it has come and when it has gone.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Comes and goes in a way that fits the symbol.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// Comes and goes by an effect of symbols.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
