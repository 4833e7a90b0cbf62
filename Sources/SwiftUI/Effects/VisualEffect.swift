import Drawing

/// Changes to how a view looks that leave its place alone.
public protocol VisualEffect: Animatable, Sendable {}

/// An effect that the module applies itself.
package protocol PaintingEffect: VisualEffect {
  func painting(_ painting: Painting, _ frame: CGRect, _ environment: EnvironmentValues) -> Painting

  /// What of the effect is not drawn.
  var notDrawn: [String] { get }
}

/// An effect that changes nothing: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
}

extension EmptyVisualEffect: PaintingEffect {
  package func painting(
    _ painting: Painting, _ frame: CGRect, _ environment: EnvironmentValues
  ) -> Painting { painting }

  package var notDrawn: [String] { [] }
}

/// An effect after another one.
struct AddedEffect<Base: VisualEffect>: PaintingEffect {
  let base: Base
  var remark: String?
  let change: @Sendable (Painting, CGRect, EnvironmentValues) -> Painting

  func painting(
    _ painting: Painting, _ frame: CGRect, _ environment: EnvironmentValues
  ) -> Painting {
    let before = (base as? any PaintingEffect)?.painting(painting, frame, environment)
    return change(before ?? painting, frame, environment)
  }

  var notDrawn: [String] {
    ((base as? any PaintingEffect)?.notDrawn ?? []) + [remark].compactMap { $0 }
  }
}

extension VisualEffect {
  func adding(
    _ change: @escaping @Sendable (Painting, CGRect, EnvironmentValues) -> Painting
  ) -> some VisualEffect {
    AddedEffect(base: self, change: change)
  }

  func reporting(_ remark: String?) -> some VisualEffect {
    AddedEffect(base: self, remark: remark) { painting, _, _ in painting }
  }
}

extension View {
  /// Changes how the view looks by what is known of its place.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    layout(VisualEffectLayout { effect(EmptyVisualEffect(), $0) })
  }
}

/// A view that takes its place as ever and is drawn by an effect that knows the place.
struct VisualEffectLayout: UnaryLayout {
  let effect: (GeometryProxy) -> any VisualEffect

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let effect = effect(GeometryProxy(context)) as? any PaintingEffect
    for remark in effect?.notDrawn ?? [] { context.host.report(remark) }
    item.kept = effect
    return nil
  }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    guard let effect = item.kept as? any PaintingEffect else { return content }
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    return effect.painting(content, frame, item.environment)
  }
}
