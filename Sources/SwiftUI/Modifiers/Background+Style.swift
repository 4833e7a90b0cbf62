extension View {
  /// Fills the space behind the view with the system's background.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills the space behind the view with a style, and the safe area's edges that it touches.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { styled(style, ignoring: edges) }
  }

  /// Fills a shape behind the view with the system's background.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
}

extension View {
  /// Fills the space before the view with a style, and the safe area's edges that it touches.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { styled(style, ignoring: edges) }
  }

  /// Fills a shape before the view with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

nonisolated private func styled(_ style: some ShapeStyle, ignoring edges: Edge.Set) -> some View {
  Rectangle().fill(style).ignoresSafeArea(edges: edges)
}
