extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements that rows were deleted of.
  ///
  /// - Parameter offsets: how far they lie from the first element.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Puts the elements whose rows were dragged where they were dropped.
  ///
  /// - Parameters:
  ///   - source: how far the elements lie from the first.
  ///   - destination: where they go, as an offset from before anything has moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { (offset: $0.offset, element: $0.element) }
    let moved = elements.filter { source.contains($0.offset) }
    let left = elements.filter { !source.contains($0.offset) }
    let place = left.firstIndex { $0.offset >= destination } ?? left.count
    let sorted = left[..<place] + moved + left[place...]
    for (index, item) in zip(indices, sorted) { self[index] = item.element }
  }
}
