/// Which colours the layers of a symbol are drawn in.
public struct SymbolRenderingMode: Sendable {
  let name: String

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each layer in the colour that the symbol brings along.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Layers in fainter and fainter levels of one style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Layers in the styles that the foreground style has for each level.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How a single colour fills a layer of a symbol.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  let name: String

  /// The same everywhere.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From a lighter shade to a darker one.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  let name: String

  /// By layers that are lit up to the value.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By lines that are drawn up to the value.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// What an image, or the views around it, say about how its symbol is drawn.
struct SymbolDrawingModes: Equatable, Sendable {
  var rendering: String?
  var color: SymbolColorRenderingMode?
  var variableValue: SymbolVariableValueMode?

  /// What of it is not drawn: symbols have one layer here.
  func notDrawn(in environment: EnvironmentValues) -> [String] {
    let rendering = rendering ?? environment.symbolRenderingMode?.name
    let color = color ?? environment.symbolColorRenderingMode
    return [
      rendering.flatMap { $0 == "monochrome" ? nil : ".symbolRenderingMode(.\($0))" },
      color == .gradient ? ".symbolColorRenderingMode(.gradient)" : nil,
    ].compactMap { $0 }
  }
}

extension Image {
  /// The image, its symbol drawn in the given kind of colours; `nil` takes that of the surroundings.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.modes.rendering = mode?.name }
  }

  /// The image, the layers of its symbol filled in the given way.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    with { $0.modes.color = mode }
  }

  /// The image, its symbol showing its value in the given way.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    with { $0.modes.variableValue = mode }
  }
}

extension View {
  /// Says which colours the layers of symbols are drawn in.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Says how a single colour fills the layers of symbols.
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Says how symbols show their variable values.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension EnvironmentValues {
  /// Which colours the layers of symbols are drawn in; `nil` leaves it to each symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// How a single colour fills the layers of symbols; `nil` leaves it to the system.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }

  /// How symbols show their variable values; `nil` leaves it to each symbol.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolColorRenderingMode? = nil
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
  static let defaultValue: SymbolVariableValueMode? = nil
}
