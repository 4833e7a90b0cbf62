/// Says that something is going on, or how far it is.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    currentValueLabel = current
  }

}

extension ProgressView: View {
  /// What the style makes of the progress.
  public var body: some View {
    StyleReader(\.progressViewStyle, inside: DefaultProgressViewStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: ProgressViewStyle>(_ style: Style) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }

  fileprivate static func fraction(_ value: some BinaryFloatingPoint, of total: Double) -> Double {
    total > 0 ? min(max(Double(value) / total, 0), 1) : 0
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is going on.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, current: nil)
  }

  /// Shows that something is going on, and what.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }

  /// Shows that something is going on, and what.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Shows that something is going on, and what.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows how far something is; `nil` where nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: value.map { Self.fraction($0, of: Double(total)) }, label: nil, current: nil)
  }

  /// Shows how far something is, and what.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: value.map { Self.fraction($0, of: Double(total)) }, label: label(), current: nil)
  }

  /// Shows how far something is, and what.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows how far something is, and what.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Shows how far something is, what it is, and what the value means.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Self.fraction($0, of: Double(total)) }, label: label(),
      current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the parts that a style was given.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}
