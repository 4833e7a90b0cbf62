/// Toggles as buttons that stay down.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a toggle consists of.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    Button {
      configuration.$isOn.wrappedValue.toggle()
    } label: {
      configuration.label
        .padding(.horizontal, metrics.horizontal)
        .padding(.vertical, metrics.vertical)
        .background(fill, in: shape.shape(metrics))
    }
    .buttonStyle(.borderless)
  }

  private var metrics: BorderedButtonMetrics { BorderedButtonMetrics(size) }

  private var fill: AnyShapeStyle {
    configuration.isOn
      ? AnyShapeStyle(TintShapeStyle().opacity(0.15)) : AnyShapeStyle(Color.clear)
  }
}
