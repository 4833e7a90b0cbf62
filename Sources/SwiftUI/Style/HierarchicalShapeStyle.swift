import Drawing

/// One of the levels of the current foreground style.
public struct HierarchicalShapeStyle: Sendable {
  /// From 0, the first level.
  let level: Int

  /// The first level: the foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush {
    environment.foregroundBrush(level: level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { level(1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { level(2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { level(3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> HierarchicalShapeStyleModifier<Self> {
    HierarchicalShapeStyleModifier(base: self, level: level)
  }
}

/// A fainter level of a style.
@frozen public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  let base: Base
  let level: Int

  package var remark: String? { AnyShapeStyle(base).remark }

  package func brush(in environment: EnvironmentValues) -> Brush {
    base.resolvedBrush(in: environment).opacity(ForegroundLevels.opacities[level])
  }
}
