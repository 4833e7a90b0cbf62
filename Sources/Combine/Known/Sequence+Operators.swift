// What is known at once stays a publisher of values that are known at once.

extension Publishers.Sequence {
  /// Sends whether all values satisfy `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.allSatisfy(predicate))
  }

  /// Sends whether all values satisfy `predicate`, and fails where it throws.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { Result { try sequence.allSatisfy(predicate) }.publisher }

  /// Sends all values in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { Result.Publisher(Array(sequence)) }

  /// Sends what `transform` makes of each value, but for `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }

  /// Sends whether a value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(where: predicate))
  }

  /// Sends whether a value satisfies `predicate`, and fails where it throws.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.contains(where: predicate) }.publisher
  }

  /// Leaves values out as long as they satisfy `predicate`.
  public func drop(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<DropWhileSequence<Elements>, Failure>(
      sequence: sequence.drop(while: predicate))
  }

  /// Leaves values out at the beginning.
  public func dropFirst(_ count: Int = 1)
    -> Publishers.Sequence<DropFirstSequence<Elements>, Failure>
  { Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count)) }

  /// Sends the values that satisfy `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// Sends nothing.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Sends what `transform` makes of each value.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  /// Sends as many values as this, at most.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
  }

  /// Sends values as long as they satisfy `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.prefix(while: predicate))
  }

  /// Sends what all values make of the first result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    Result.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// Sends what all values make of the first result, and fails where that throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  /// Sends a replacement for each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure>
  where Elements.Element == T? {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map { $0 ?? output })
  }

  /// Sends what each value makes of the result so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }

  /// Pretends that this publisher could fail with another error.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Sends whether a value is `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(output))
  }

  /// Leaves out values that are like the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    return filter { value in
      defer { last = value }
      return value != last
    }
  }
}
