import Drawing

/// A translucent layer that what lies behind shines through.
///
/// An approximation: what is behind is not blurred, only covered by the material's tint.
public struct Material: Sendable {
  private let light: RGBA
  private let dark: RGBA

  // Values of Apple's design kits from memory: to be replaced when someone measures.
  /// Lets most of what is behind shine through.
  public static let ultraThin = Material(
    light: RGBA(hex: 0xFAFAFA, 0.44), dark: RGBA(hex: 0x252525, 0.55))
  /// Lets more of what is behind shine through than not.
  public static let thin = Material(
    light: RGBA(hex: 0xFAFAFA, 0.6), dark: RGBA(hex: 0x252525, 0.7))
  /// Lets some of what is behind shine through.
  public static let regular = Material(
    light: RGBA(hex: 0xF8F8F8, 0.75), dark: RGBA(hex: 0x252525, 0.82))
  /// Lets little of what is behind shine through.
  public static let thick = Material(
    light: RGBA(hex: 0xF7F7F7, 0.88), dark: RGBA(hex: 0x252525, 0.9))
  /// Lets hardly anything of what is behind shine through.
  public static let ultraThick = Material(
    light: RGBA(hex: 0xF7F7F7, 0.94), dark: RGBA(hex: 0x252525, 0.95))
  /// The material of toolbars.
  public static let bar = Material(
    light: RGBA(hex: 0xF9F9F9, 0.94), dark: RGBA(hex: 0x1D1D1D, 0.94))
}

extension Material {
  /// The same material, in a window that is in use or not; drawings are of windows in use.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension Material: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush {
    .color(environment.colorScheme == .dark ? dark : light)
  }
}

extension ShapeStyle where Self == Material {
  /// Lets most of what is behind shine through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets more of what is behind shine through than not.
  public static var thinMaterial: Material { .thin }
  /// Lets some of what is behind shine through.
  public static var regularMaterial: Material { .regular }
  /// Lets little of what is behind shine through.
  public static var thickMaterial: Material { .thick }
  /// Lets hardly anything of what is behind shine through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { Material.bar }
}
