/// Buttons made of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style.
  nonisolated public init() {
    self.init(.regular)
  }

  /// Creates the style with a kind of glass.
  nonisolated public init(_ glass: Glass) {
    self.glass = glass
  }

  /// What a button consists of.
  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(configuration: configuration, glass: glass)
  }
}

/// Buttons made of glass in the colour of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a button consists of.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
      .transformEnvironment(\.buttonBorderShape) { if $0 == .automatic { $0 = .capsule } }
      .notDrawn(".glassProminent")
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons made of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Buttons made of a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons made of glass in the colour of the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font

  var body: some View {
    let metrics = BorderedButtonMetrics(size)
    configuration.label
      .font(font ?? metrics.font)
      .foregroundStyle(isEnabled ? Color.primary : Color(.tertiaryLabel))
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .glassEffect(glass, in: shape.kind == .automatic ? AnyShape(Capsule()) : shape.shape(metrics))
      .perceived { element, _ in element.isSizedBySystem = true }
  }
}
