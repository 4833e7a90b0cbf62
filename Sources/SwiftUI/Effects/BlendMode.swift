import Drawing

/// How the colours of a view mix with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// They cover them.
  case normal
  /// Both are multiplied: never brighter.
  case multiply
  /// The opposites of both are multiplied: never darker.
  case screen
  /// Multiplied where it is dark behind, screened where it is bright.
  case overlay
  /// The darker of both.
  case darken
  /// The brighter of both.
  case lighten
  /// What is behind is brightened to reflect the colours.
  case colorDodge
  /// What is behind is darkened to reflect the colours.
  case colorBurn
  /// As under a diffuse light.
  case softLight
  /// As under a harsh light.
  case hardLight
  /// How far both lie apart.
  case difference
  /// How far both lie apart, with less contrast.
  case exclusion
  /// The hue of the view, the rest from behind.
  case hue
  /// The saturation of the view, the rest from behind.
  case saturation
  /// Hue and saturation of the view, the rest from behind.
  case color
  /// The brightness of the view, the rest from behind.
  case luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Only where nothing is behind.
  case destinationOver
  /// Takes away what is behind.
  case destinationOut
  /// The sum of both, darkened.
  case plusDarker
  /// The sum of both.
  case plusLighter
}

extension BlendMode {
  /// What the drawing knows of the mode; `nil` where it covers or is not known.
  var blend: DisplayItem.Blend? {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }

  /// What is to be said where the mode is not drawn.
  var remark: String? {
    blend == nil && self != .normal ? ".blendMode(.\(self))" : nil
  }
}

extension View {
  /// Mixes the view's colours with those behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    painted { painting, _, _ in painting.blended(blendMode) }.notDrawn(blendMode.remark)
  }

  /// Draws the view as one before effects apply to it.
  nonisolated public func compositingGroup() -> some View {
    painted { painting, _, _ in painting.grouped { $0.isIsolated = true } }
  }

  /// Draws the view into an image first.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }
}

extension Painting {
  func blended(_ mode: BlendMode) -> Painting {
    guard let blend = mode.blend else { return self }
    return grouped { $0.blend = blend }
  }
}

/// By which numbers the colours of an image are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// By those of the screen.
  case nonLinear
  /// By amounts of light.
  case linear
  /// By amounts of light, which may go beyond black and white.
  case extendedLinear
}
