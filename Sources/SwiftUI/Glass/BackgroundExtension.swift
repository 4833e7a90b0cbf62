extension View {
  /// Continues the view, mirrored and blurred, beyond the safe area; not drawn.
  public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Continues the view, mirrored and blurred, beyond the safe area; not drawn.
  @ViewBuilder
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    if isEnabled { notDrawn(".backgroundExtensionEffect") } else { self }
  }
}
