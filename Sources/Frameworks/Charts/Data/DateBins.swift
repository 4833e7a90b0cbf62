import Foundation

/// Dates, sorted into bins.
public struct DateBins: Equatable {
  /// Where the bins begin and end.
  public private(set) var thresholds: [Date]

  /// Creates bins between neighbours of the thresholds.
  public init(thresholds: [Date]) {
    self.thresholds = thresholds.sorted()
  }

  /// Creates bins that take a time, from the start of a range to its end.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let count = (range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.up)
    self.init(
      thresholds: (0...Swift.max(1, Int(count))).map {
        range.lowerBound.addingTimeInterval(Double($0) * timeInterval)
      })
  }

  /// Creates bins of whole days, months or other units that cover a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    var dates = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
    while dates[dates.count - 1] <= range.upperBound,
      let next = calendar.date(byAdding: unit, value: count, to: dates[dates.count - 1])
    {
      dates.append(next)
    }
    self.init(thresholds: dates)
  }

  /// Creates bins of whole units that cover a range, about as many as desired.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let (unit, count) = BinSize.unit(length, desiredCount)
    self.init(unit: unit, by: count, range: range, calendar: calendar)
  }

  /// Creates bins of whole units that cover some dates.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    let first = data.min() ?? .distantPast
    let range = first...(data.max() ?? first)
    self.init(range: range, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// The index of the bin that a date belongs to.
  public func index(for value: Date) -> Int { thresholds.indexOfBin(for: value) }
}

extension DateBins: Collection {
  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Date> { thresholds.bin(at: position) }
  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The place after the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  /// The place after another.
  public func index(after i: Int) -> Int { i + 1 }
}
