/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("appear")

  /// Upwards.
  public var up: AppearSymbolEffect { choosing(.direction, "up") }

  /// Downwards.
  public var down: AppearSymbolEffect { choosing(.direction, "down") }

  /// All layers at once.
  public var wholeSymbol: AppearSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: AppearSymbolEffect { choosing(.layers, "byLayer") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
