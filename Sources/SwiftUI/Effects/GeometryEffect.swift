/// A modifier that draws a view through a map that depends on its size.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  /// The map, from the view's own coordinates.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect; here it moves nothing that others see anyway.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// Draws through the map of an effect.
struct GeometryEffectModifier: PrimitiveModifier {
  let effect: any GeometryEffect

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    content.map { item in
      let layout = PaintLayout { [effect] painting, frame, _ in
        let map = effect.effectValue(size: frame.size).affine
        return painting.transformed(by: map, around: .topLeading, of: frame)
      }
      return LayoutItem(layout, around: item, in: node.environment)
    }
  }
}
