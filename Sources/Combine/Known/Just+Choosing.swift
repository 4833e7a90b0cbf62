// What is known at once stays a publisher of values that are known at once.

extension Just {
  /// Sends what `transform` makes of the value, but for `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// Sends the value if it satisfies `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    known.filter(isIncluded)
  }

  /// Leaves values out at the beginning.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { known.dropFirst(count) }

  /// Leaves the value out if it satisfies `predicate`.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    known.drop(while: predicate)
  }

  /// Sends the value if it satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    known.filter(predicate)
  }

  /// Sends the value if it satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    known.filter(predicate)
  }

  /// Sends the value at a position from 0, if there is one.
  public func output(at index: Int) -> Optional<Output>.Publisher { known.output(at: index) }

  /// Sends the value if its position, 0, is among others.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int { known.output(in: range) }

  /// Sends as many values as this, at most.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { known.prefix(maxLength) }

  /// Sends the value if it satisfies `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    known.filter(predicate)
  }

  /// Sends other values first.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Sends other values first.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output { (elements + [output]).publisher }

  /// Sends other values afterwards.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Sends other values afterwards.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output { ([output] + elements).publisher }

  /// The same as a publisher that may have no value.
  private var known: Optional<Output>.Publisher { Optional.Publisher(output) }
}
