/// The values that belong to a bin.
///
/// Bins do not overlap, so each but the last ends before its upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The smallest value that belongs to the bin.
  public let lowerBound: Bound
  /// Where the bin ends.
  public let upperBound: Bound

  let isClosed: Bool

  /// Whether a value belongs to the bin.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (element < upperBound || isClosed && element == upperBound)
  }

  /// The positions of a collection that belong to the bin.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    isClosed
      ? (lowerBound...upperBound).relative(to: collection)
      : (lowerBound..<upperBound).relative(to: collection)
  }
}

extension Array where Element: Comparable {
  /// The bin that begins at the threshold with a given index.
  func bin(at index: Int) -> ChartBinRange<Element> {
    ChartBinRange(
      lowerBound: self[index], upperBound: self[index + 1], isClosed: index + 2 == count)
  }

  /// The index of the bin that a value belongs to, or of the one nearest to it.
  func indexOfBin(for value: Element) -> Int {
    let below = prefix { $0 <= value }.count - 1
    return Swift.max(0, Swift.min(below, count - 2))
  }
}
