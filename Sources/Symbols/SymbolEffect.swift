/// Something that moves a symbol.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, without its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Aspect: Hashable, Sendable {
    case layers, direction, order, fill, inactive, style, fallback
  }

  private let name: String
  private var choices: [Aspect: String] = [:]

  package init(_ name: String) {
    self.name = name
  }

  package subscript(aspect: Aspect) -> String? {
    get { choices[aspect] }
    set { choices[aspect] = newValue }
  }
}
