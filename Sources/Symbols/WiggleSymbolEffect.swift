/// A symbol that shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("wiggle")

  /// Upwards.
  public var up: WiggleSymbolEffect { choosing(.direction, "up") }

  /// Downwards.
  public var down: WiggleSymbolEffect { choosing(.direction, "down") }

  /// To the left.
  public var left: WiggleSymbolEffect { choosing(.direction, "left") }

  /// To the right.
  public var right: WiggleSymbolEffect { choosing(.direction, "right") }

  /// In reading direction.
  public var forward: WiggleSymbolEffect { choosing(.direction, "forward") }

  /// Against reading direction.
  public var backward: WiggleSymbolEffect { choosing(.direction, "backward") }

  /// As the hands of a clock.
  public var clockwise: WiggleSymbolEffect { choosing(.direction, "clockwise") }

  /// Against the hands of a clock.
  public var counterClockwise: WiggleSymbolEffect { choosing(.direction, "counterClockwise") }

  /// All layers at once.
  public var wholeSymbol: WiggleSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: WiggleSymbolEffect { choosing(.layers, "byLayer") }

  /// Along a line at an angle, in degrees.
  package func along(degrees: Double) -> WiggleSymbolEffect { choosing(.direction, "\(degrees)°") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
