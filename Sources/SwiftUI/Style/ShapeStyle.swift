/// A way to fill or stroke a shape, or to colour text.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes in given surroundings.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one becomes in given surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// The type of resolved style: there is none.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Not to be called: the module draws this style itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the module itself")
  }
}

/// A style that the module resolves itself.
package protocol PrimitiveShapeStyle: ShapeStyle {
  func brush(in environment: EnvironmentValues) -> Brush

  /// What is to be said where the style is not drawn.
  var remark: String? { get }
}

extension PrimitiveShapeStyle {
  package var remark: String? { nil }
}

extension ShapeStyle {
  /// What the style draws with in given surroundings.
  package func resolvedBrush(in environment: EnvironmentValues) -> Brush {
    if let primitive = self as? any PrimitiveShapeStyle { return primitive.brush(in: environment) }
    return resolve(in: environment).resolvedBrush(in: environment)
  }

  /// The same style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: AnyShapeStyle(self), opacity: opacity)
  }

  /// The same style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowShapeStyle(base: AnyShapeStyle(self), shadow: style)
  }

  /// The same style, mixed with the colours behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendModeShapeStyle(base: AnyShapeStyle(self), mode: mode)
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }
}

extension AnyShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package var remark: String? { (base as? any PrimitiveShapeStyle)?.remark }

  package func brush(in environment: EnvironmentValues) -> Brush {
    base.resolvedBrush(in: environment)
  }
}

struct OpacityShapeStyle: PrimitiveShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double
  var remark: String? { base.remark }

  func brush(in environment: EnvironmentValues) -> Brush {
    base.brush(in: environment).opacity(opacity)
  }
}

struct ShadowShapeStyle: PrimitiveShapeStyle {
  let base: AnyShapeStyle
  let shadow: ShadowStyle
  var remark: String? { base.remark }

  func brush(in environment: EnvironmentValues) -> Brush {
    .shadowed(base.brush(in: environment), shadow.resolved(in: environment))
  }
}

struct BlendModeShapeStyle: PrimitiveShapeStyle {
  let base: AnyShapeStyle
  let mode: BlendMode
  var remark: String? { mode.remark ?? base.remark }

  func brush(in environment: EnvironmentValues) -> Brush {
    let brush = base.brush(in: environment)
    return mode.blend.map { .blended(brush, $0) } ?? brush
  }
}
