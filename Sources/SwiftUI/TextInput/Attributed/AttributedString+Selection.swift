extension AttributedString {
  /// The selected parts.
  public subscript(_ selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    self[RangeSet(selection.ranges(in: self))]
  }

  /// Changes the attributes of what is selected, or of what is typed.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    guard case .ranges = selection.indices(in: self) else {
      var typing = selection.typingAttributes(in: self)
      try body(&typing)
      selection.typing = typing
      return
    }
    for range in selection.ranges(in: self) {
      for run in Array(self[range].runs) {
        var attributes = run.attributes
        try body(&attributes)
        self[run.range].setAttributes(attributes)
      }
    }
  }

  /// Changes the text; what was selected stays so as far as it is still there.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection,
    body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let places = selection.ranges(in: self).map { offsets(of: $0) }
    try body(&self)
    let ranges = places.map { range(of: $0) }
    let isCursor = ranges.count == 1 && ranges[0].isEmpty
    selection.places =
      isCursor ? .insertionPoint(ranges[0].lowerBound) : .ranges(RangeSet(ranges))
  }

  /// Puts a text in the place of what is selected, behind which the cursor stands then.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: AttributedString
  ) {
    let ranges = selection.ranges(in: self)
    let start = ranges.first.map { offsets(of: $0).lowerBound } ?? characters.count
    for range in ranges.dropFirst().reversed() { removeSubrange(range) }
    if let first = ranges.first { replaceSubrange(first, with: newContent) }
    let end = start + newContent.characters.count
    selection = AttributedTextSelection(insertionPoint: range(of: end..<end).lowerBound)
  }

  /// Puts characters in the place of what is selected, which look as what is typed.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  private func offsets(of range: Range<Index>) -> Range<Int> {
    let start = characters.distance(from: startIndex, to: range.lowerBound)
    return start..<start + characters.distance(from: range.lowerBound, to: range.upperBound)
  }

  private func range(of offsets: Range<Int>) -> Range<Index> {
    let count = characters.count
    let start = index(startIndex, offsetByCharacters: min(offsets.lowerBound, count))
    return start..<index(startIndex, offsetByCharacters: min(offsets.upperBound, count))
  }
}
