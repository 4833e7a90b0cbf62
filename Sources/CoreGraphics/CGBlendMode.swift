/// How what is painted goes together with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// It lies on top.
  case normal
  /// Both are multiplied.
  case multiply
  /// The inverses are multiplied.
  case screen
  /// Multiplied where it is dark, screened where it is light.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What is there becomes lighter.
  case colorDodge
  /// What is there becomes darker.
  case colorBurn
  /// As a soft light.
  case softLight
  /// As a hard light.
  case hardLight
  /// The difference.
  case difference
  /// The difference, with less contrast.
  case exclusion
  /// The hue of what is painted.
  case hue
  /// The saturation of what is painted.
  case saturation
  /// Hue and saturation of what is painted.
  case color
  /// The lightness of what is painted.
  case luminosity
  /// Neither.
  case clear
  /// Only what is painted.
  case copy
  /// What is painted, where something is there.
  case sourceIn
  /// What is painted, where nothing is there.
  case sourceOut
  /// What is painted on top, where something is there.
  case sourceAtop
  /// What is painted lies below.
  case destinationOver
  /// What is there, where something is painted.
  case destinationIn
  /// What is there, where nothing is painted.
  case destinationOut
  /// What is there on top, where something is painted.
  case destinationAtop
  /// Either, where the other is not.
  case xor
  /// The sum, and darker.
  case plusDarker
  /// The sum.
  case plusLighter
}

/// Which parts of a path are painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill
  /// The inside, by the rule of even and odd.
  case eoFill
  /// The line.
  case stroke
  /// Inside and line.
  case fillStroke
  /// Inside, by the rule of even and odd, and line.
  case eoFillStroke
}

/// How pixels between those of a picture are found.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system finds best.
  case `default`
  /// Not at all.
  case none
  /// Fast.
  case low
  /// Well.
  case high
  /// In between.
  case medium
}
