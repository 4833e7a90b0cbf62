/// A symbol that goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("disappear")

  /// Upwards.
  public var up: DisappearSymbolEffect { choosing(.direction, "up") }

  /// Downwards.
  public var down: DisappearSymbolEffect { choosing(.direction, "down") }

  /// All layers at once.
  public var wholeSymbol: DisappearSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: DisappearSymbolEffect { choosing(.layers, "byLayer") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
