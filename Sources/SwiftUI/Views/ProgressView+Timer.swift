extension ProgressView {
  /// Shows how much of a stretch of time is left, or over; it does not run on.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: timerInterval.share(countsDown: countsDown), label: label,
      currentValueLabel: currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a stretch of time is left, or over; it does not run on.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Shows how much of a stretch of time is left, or over; it does not run on.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// How much time is left, or over.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Minutes and seconds.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ClosedRange<Date> {
  /// From 0 to 1: how much is left now, or over.
  fileprivate func share(countsDown: Bool) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let over = Swift.min(1, Swift.max(0, Date.now.timeIntervalSince(lowerBound) / length))
    return countsDown ? 1 - over : over
  }
}
