/// Buttons with a faint fill.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a button consists of.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: false)
  }
}

/// Buttons filled with the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a button consists of.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons with a faint fill.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons filled with the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

private struct BorderedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tintStyle) private var tint
  @Environment(\.font) private var font

  var body: some View {
    let metrics = BorderedButtonMetrics(size)
    configuration.label
      .font(font ?? metrics.font)
      .foregroundStyle(labelStyle)
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(fillStyle, in: shape.shape(metrics))
      .perceived { element, _ in element.isSizedBySystem = true }
  }

  private var accent: AnyShapeStyle {
    configuration.role == .destructive
      ? AnyShapeStyle(Color(.systemRed)) : AnyShapeStyle(TintShapeStyle())
  }

  private var labelStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : accent
  }

  private var fillStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiarySystemFill)) }
    if isProminent { return accent }
    let isTinted = tint != nil || configuration.role == .destructive
    return isTinted
      ? AnyShapeStyle(accent.opacity(0.15)) : AnyShapeStyle(Color(.secondarySystemFill))
  }
}
