/// Buttons as they look where nothing else is said: their label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a button consists of.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// Buttons without a border: their label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a button consists of.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// Buttons that show nothing but their label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a button consists of.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Buttons as they look where nothing else is said.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons that show nothing but their label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label in the tint; a colour that a view around the button has set, or the label itself, wins.
struct TintedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundLevels) private var levels

  var body: some View {
    if levels == nil {
      configuration.label.foregroundStyle(color)
    } else {
      configuration.label
    }
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return configuration.role == .destructive
      ? AnyShapeStyle(Color(.systemRed)) : AnyShapeStyle(TintShapeStyle())
  }
}

private struct PlainLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.opacity(isEnabled ? 1 : 0.5)
  }
}
