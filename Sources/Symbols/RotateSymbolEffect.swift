/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("rotate")

  /// As the hands of a clock.
  public var clockwise: RotateSymbolEffect { choosing(.direction, "clockwise") }

  /// Against the hands of a clock.
  public var counterClockwise: RotateSymbolEffect { choosing(.direction, "counterClockwise") }

  /// All layers at once.
  public var wholeSymbol: RotateSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: RotateSymbolEffect { choosing(.layers, "byLayer") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
