/// The measurements of one generation of the system's design.
///
/// Points unless said. Each file beside this one holds a group of them and names its sources.
struct DesignMetrics: Sendable {
  var toggle: SwitchMetrics
  var slider: SliderMetrics
  var segments: SegmentMetrics
  var stepper: StepperMetrics
  var list: ListMetrics
  var bars: BarMetrics

  /// iOS 15 to 18.
  static let classic = DesignMetrics(
    toggle: .classic, slider: .classic, segments: .classic, stepper: .classic,
    list: .classic, bars: .classic)
  /// iOS 26.
  static let ios26 = DesignMetrics(
    toggle: .ios26, slider: .ios26, segments: .ios26, stepper: .ios26,
    list: .ios26, bars: .ios26)
}

extension EnvironmentValues {
  /// The measurements that the view is drawn by.
  var metrics: DesignMetrics { palette == .ios26 ? .ios26 : .classic }
}
