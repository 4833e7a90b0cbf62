// What is known at once stays a publisher of values that are known at once.

extension Publishers.Sequence where Failure == Never {
  /// Sends the smallest value, if there is one.
  public func min(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher { sequence.min(by: areInIncreasingOrder).publisher }

  /// Sends the largest value, if there is one.
  public func max(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher { sequence.max(by: areInIncreasingOrder).publisher }

  /// Sends the first value that satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.first(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
  /// Sends the smallest value, if there is one.
  public func min() -> Optional<Output>.Publisher { sequence.min().publisher }

  /// Sends the largest value, if there is one.
  public func max() -> Optional<Output>.Publisher { sequence.max().publisher }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Sends the first value, if there is one.
  public func first() -> Optional<Output>.Publisher { sequence.first.publisher }

  /// Sends the value at a position, if there is one.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    sequence.indices.contains(index) ? Optional(sequence[index]).publisher : Optional.Publisher(nil)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Sends the last value, if there is one.
  public func last() -> Optional<Output>.Publisher { sequence.last.publisher }

  /// Sends the last value that satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.last(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Sends how many values there are.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Sends the values at some positions.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    let range = range.clamped(to: sequence.startIndex..<sequence.endIndex)
    return Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Sends how many values there are.
  public func count() -> Just<Int> { Just(sequence.count) }

  /// Sends the value at a position, if there is one.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    sequence.indices.contains(index) ? Optional(sequence[index]).publisher : Optional.Publisher(nil)
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// Sends how many values there are.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Sends the values at some positions.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    let range = range.clamped(to: sequence.startIndex..<sequence.endIndex)
    return Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Sends other values first.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Sends other values first.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    Publishers.Sequence<Elements, Failure>(sequence: Elements(elements) + sequence)
  }

  /// Sends the values of another publisher first.
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure>
  { prepend(publisher.sequence) }

  /// Sends other values afterwards.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Sends other values afterwards.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    Publishers.Sequence<Elements, Failure>(sequence: sequence + Elements(elements))
  }

  /// Sends the values of another publisher afterwards.
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure>
  { append(publisher.sequence) }
}
