/// Whatever fits the symbol.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Whatever fits the symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
