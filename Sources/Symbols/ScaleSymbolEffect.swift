/// A symbol that stays larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("scale")

  /// Upwards.
  public var up: ScaleSymbolEffect { choosing(.direction, "up") }

  /// Downwards.
  public var down: ScaleSymbolEffect { choosing(.direction, "down") }

  /// All layers at once.
  public var wholeSymbol: ScaleSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: ScaleSymbolEffect { choosing(.layers, "byLayer") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol stays larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
