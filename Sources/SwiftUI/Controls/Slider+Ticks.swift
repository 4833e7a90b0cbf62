// Sliders with marks, parts that cannot be chosen, or a value that their fill starts from: drawn as
// sliders without.
extension Slider where ValueLabel == AnyView {
  /// Creates a slider whose ends may not be chosen.
  public init<V: BinaryFloatingPoint, C: View, L: View, H: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> L = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> H = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, onEditingChanged), label: label(),
      minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()),
      notDrawn: "Slider.enabledBounds")
  }

  /// Creates a slider with marks beside its track.
  public init<V: BinaryFloatingPoint, C: View, L: View, H: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> L = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> H = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, onEditingChanged), label: label(),
      minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()),
      notDrawn: "Slider ticks")
  }

  /// Creates a slider that goes in steps, with marks beside its track.
  public init<V: BinaryFloatingPoint, C: View, L: View, H: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> L = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> H = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, step: step, onEditingChanged), label: label(),
      minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()),
      notDrawn: "Slider ticks")
  }
}
