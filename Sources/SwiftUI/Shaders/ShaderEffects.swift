// Nothing here can run Metal: views stay as they are, and say so.

extension View {
  /// Passes each pixel's colour through a shader; not drawn.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    notDrawn(isEnabled ? ".colorEffect" : nil)
  }

  /// Takes each pixel from where a shader says; not drawn.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { notDrawn(isEnabled ? ".distortionEffect" : nil) }

  /// Draws each pixel by a shader from the view as it was; not drawn.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { notDrawn(isEnabled ? ".layerEffect" : nil) }
}

extension VisualEffect {
  /// Each pixel's colour passed through a shader; not drawn.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    reporting(isEnabled ? ".colorEffect" : nil)
  }

  /// Each pixel taken from where a shader says; not drawn.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { reporting(isEnabled ? ".distortionEffect" : nil) }

  /// Each pixel drawn by a shader; not drawn.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { reporting(isEnabled ? ".layerEffect" : nil) }
}
