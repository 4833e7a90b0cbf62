import Drawing

/// What a colour is made from.
indirect enum ColorSource: Hashable, Sendable {
  case fixed(RGBA)
  case system(SystemColor)
  case uiColor(UIColor)
  case accent
  case opacity(ColorSource, Double)
  case mix(ColorSource, ColorSource, Double, Gradient.ColorSpace)
  case exposure(ColorSource, Double)

  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .fixed(let color): color
    case .system(let color): color.resolved(in: environment.traits)
    case .uiColor(let color): color.rgba(in: environment.traits)
    case .accent: environment.accentColor.source.rgba(in: environment)
    case .opacity(let base, let factor): base.rgba(in: environment).opacity(factor)
    case .mix(let first, let second, let fraction, let space):
      first.rgba(in: environment).mixed(
        with: second.rgba(in: environment), by: fraction, in: space)
    case .exposure(let base, let stops): base.rgba(in: environment).exposed(stops)
    }
  }
}

extension EnvironmentValues {
  /// The surroundings as UIKit describes them.
  package var traits: UITraitCollection {
    UITraitCollection(
      style: colorScheme == .dark ? .dark : .light,
      contrast: colorSchemeContrast == .increased ? .high : .normal,
      level: isElevated ? .elevated : .base,
      size: UIContentSizeCategory(dynamicTypeSize), palette: palette)
  }

  /// The generation of system colours.
  package var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }

  /// Whether the views lie above the window's own level, as in a sheet.
  package var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }

  /// What `Color.accentColor` stands for.
  package var accentColor: Color {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

private enum PaletteKey: EnvironmentKey {
  static let defaultValue = Palette.classic
}

private enum ElevatedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccentColorKey: EnvironmentKey {
  static let defaultValue = Color(.system(.systemBlue))
}
