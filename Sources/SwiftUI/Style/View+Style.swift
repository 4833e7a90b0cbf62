extension View {
  /// Sets the colour of text and shapes; `nil` takes the system's.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foregroundLevels) { levels in
      levels = color.map { ForegroundLevels([AnyShapeStyle($0)], over: levels) }
    }
  }

  /// Sets the style of text and shapes; fainter levels follow from it.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundLevels([AnyShapeStyle(style)])
  }

  /// Sets the first two levels of the style of text and shapes.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the first three levels of the style of text and shapes.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels([
      AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
    ])
  }

  /// Sets the colour of what can be touched; `nil` takes the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of what can be touched.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tintStyle, AnyShapeStyle(tint))
  }

  /// Sets the accent colour; `nil` takes the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environmentValues {
      $0.accentColor = accentColor ?? Color(.systemBlue)
      $0.tintStyle = accentColor.map { AnyShapeStyle($0) }
    }
  }

  /// Sets the style of backgrounds.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  private nonisolated func foregroundLevels(_ styles: [AnyShapeStyle]) -> some View {
    transformEnvironment(\.foregroundLevels) { $0 = ForegroundLevels(styles, over: $0) }
  }
}
