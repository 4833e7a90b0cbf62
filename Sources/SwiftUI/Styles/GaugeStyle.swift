/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view that a gauge becomes.
  associatedtype Body: View

  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// What a gauge consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a gauge that a style puts together.
public struct GaugeStyleConfiguration {
  /// What the gauge shows.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// The value.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// The lower bound.
  public struct MinimumValueLabel: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// The upper bound.
  public struct MaximumValueLabel: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// A marked value.
  public struct MarkedValueLabel: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// From 0 to 1.
  public var value: Double
  /// What the gauge shows.
  public var label: Label
  /// The value.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound.
  public var maximumValueLabel: MaximumValueLabel?
}

/// Gauges as they look where nothing else is said: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a gauge consists of.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// Gauges as they look where nothing else is said: a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// Gauges as a bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a gauge consists of.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// Gauges as a bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// Gauges as a bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a gauge consists of.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration, isCapacity: false)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// Gauges as a bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// Gauges as a bar with labels, filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a gauge consists of.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// Gauges as a bar with labels, filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// Gauges as an open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a gauge consists of.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: false)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// Gauges as an open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// Gauges as a ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a gauge consists of.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Gauges as a ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  /// How gauges look.
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how gauges look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environmentValues { $0.gaugeStyle = style }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}
