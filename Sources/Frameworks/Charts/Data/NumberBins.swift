/// Numbers, sorted into bins.
public struct NumberBins<Value: Plottable & Comparable> {
  /// Where the bins begin and end.
  public private(set) var thresholds: [Value]

  /// Creates bins between neighbours of the thresholds.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds.sorted()
  }

  /// The index of the bin that a number belongs to.
  public func index(for value: Value) -> Int { thresholds.indexOfBin(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    self.init(thresholds: stride(from: first, through: last, by: 1).map { $0 * size })
  }

  /// Creates a number of bins of equal size that share a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    self.init(thresholds: (0...Swift.max(1, count)).map { range.lowerBound + Value($0) * size })
  }

  /// Creates bins of a round size that cover a range, about as many as desired.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let length = Double(range.upperBound - range.lowerBound)
    let size = Value(BinSize.round(length, desiredCount))
    self.init(size: Swift.max(size, minimumStride), range: range)
  }

  /// Creates bins of a round size that cover some numbers.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let range = (data.min() ?? 0)...(data.max() ?? 0)
    self.init(range: range, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let bins = NumberBins<Double>(
      size: Double(size), range: Double(range.lowerBound)...Double(range.upperBound))
    self.init(thresholds: bins.thresholds.map { Value($0) })
  }

  /// Creates a number of bins of about equal size that share a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let bins = NumberBins<Double>(
      range: Double(range.lowerBound)...Double(range.upperBound), count: count)
    self.init(thresholds: bins.thresholds.map { Value($0.rounded()) })
  }

  /// Creates bins of a round size that cover a range, about as many as desired.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let length = Double(range.upperBound - range.lowerBound)
    let size = Swift.max(1, Value(BinSize.round(length, desiredCount)))
    self.init(size: Swift.max(size, minimumStride), range: range)
  }

  /// Creates bins of a round size that cover some numbers.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let range = (data.min() ?? 0)...(data.max() ?? 0)
    self.init(range: range, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

extension NumberBins: Equatable {}

extension NumberBins: Collection {
  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Value> { thresholds.bin(at: position) }
  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The place after the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  /// The place after another.
  public func index(after i: Int) -> Int { i + 1 }
}
