/// Shows where a value lies in a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a gauge with labels for everything.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge: View {
  /// What the style makes of the gauge.
  public var body: some View {
    StyleReader(\.gaugeStyle, inside: DefaultGaugeStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: GaugeStyle>(_ style: Style) -> AnyView {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: current.map { .init(content: AnyView($0)) },
      minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
      maximumValueLabel: maximum.map { .init(content: AnyView($0)) })
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for itself and its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for itself, its value and some marked ones.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for itself, its value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil)
  }
}
