/// Layers of a symbol that light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("variableColor")

  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { choosing(.fill, "iterative") }

  /// Layers stay lit.
  public var cumulative: VariableColorSymbolEffect { choosing(.fill, "cumulative") }

  /// Forth and back.
  public var reversing: VariableColorSymbolEffect { choosing(.order, "reversing") }

  /// Forth only.
  public var nonReversing: VariableColorSymbolEffect { choosing(.order, "nonReversing") }

  /// The others are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    choosing(.inactive, "hideInactiveLayers")
  }

  /// The others are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    choosing(.inactive, "dimInactiveLayers")
  }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
