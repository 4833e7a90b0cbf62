/// A symbol that takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("replace")

  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { choosing(.direction, "downUp") }

  /// The old one goes up, the new one comes up.
  public var upUp: ReplaceSymbolEffect { choosing(.direction, "upUp") }

  /// The old one vanishes, the new one comes up.
  public var offUp: ReplaceSymbolEffect { choosing(.direction, "offUp") }

  /// All layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: ReplaceSymbolEffect { choosing(.layers, "byLayer") }

  /// The old one goes down, the new one comes up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

  /// The old one goes up, the new one comes up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

  /// The old one vanishes, the new one comes up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// What both symbols have in common stays; where they have nothing, the fallback is used.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }

  /// A replacement that keeps what both symbols have in common.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    let fallback: ReplaceSymbolEffect

    /// What the effect does.
    public var configuration: SymbolEffectConfiguration {
      var configuration = fallback.configuration
      configuration[.fallback] = "magic"
      return configuration
    }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
