import Drawing

/// A shadow that a style casts.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat
  private let isInner: Bool

  /// A shadow behind the shape; `radius` says how soft it is, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow inside the shape; not drawn yet.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      color: isInner ? .clear : color.source.rgba(in: environment), radius: radius, x: x, y: y)
  }
}

/// A shadow whose colour is known.
package struct ResolvedShadow: Hashable, Sendable {
  var color: RGBA
  var radius: Double
  var x: Double
  var y: Double

  func applied(to items: [DisplayItem]) -> [DisplayItem] {
    guard color.alpha > 0 else { return items }
    let effect = DisplayItem.Effect.shadow(color, radius: radius, x: x, y: y)
    return [.group(DisplayItem.Group(items, effects: [effect]))]
  }
}
