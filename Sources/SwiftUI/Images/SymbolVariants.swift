/// A form of a symbol, as filled or inside a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var names: [String]

  /// The symbol as it is named.
  public static let none = SymbolVariants(names: [])
  /// Inside a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// Inside a square.
  public static let square = SymbolVariants(names: ["square"])
  /// Inside a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(names: ["slash"])

  /// The same inside a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The same inside a square.
  public var square: SymbolVariants { adding("square") }
  /// The same inside a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The same, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The same, crossed out.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether the form includes another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.names.allSatisfy(names.contains)
  }

  private func adding(_ name: String) -> SymbolVariants {
    names.contains(name) ? self : SymbolVariants(names: names + [name])
  }

  /// The parts of a symbol's name that stand for the form, in the order of the names.
  var suffixes: [String] {
    ["circle", "square", "rectangle", "slash", "fill"].filter(names.contains)
  }
}

extension EnvironmentValues {
  /// The form of the symbols inside.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Chooses the form of the symbols inside.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}
