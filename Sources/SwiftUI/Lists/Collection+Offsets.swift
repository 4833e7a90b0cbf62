extension MutableCollection {
  /// Moves elements, which keep their order, to before the element that is at an offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let offsets = Array(0..<count)
    let moved = offsets.filter { source.contains($0) }
    let before = offsets.filter { $0 < destination && !source.contains($0) }
    let after = offsets.filter { $0 >= destination && !source.contains($0) }
    let elements = Array(self)
    for (index, offset) in zip(indices, before + moved + after) { self[index] = elements[offset] }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}
