// What is known at once stays a publisher of values that are known at once.

extension Optional.Publisher {
  /// Sends whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  /// Sends the value in an array.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// Sends whether the value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  /// Sends how many values there are.
  public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

  /// Sends the value: it is the first.
  public func first() -> Self { self }

  /// Sends the value: it is the last.
  public func last() -> Self { self }

  /// Sends nothing.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Sends what `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    output.map(transform).publisher
  }

  /// Sends what `transform` makes of the value, but for `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    output.flatMap(transform).publisher
  }

  /// Sends the value: it is the smallest.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Sends the value: it is the largest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Sends what the value makes of the first result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Sends what the value makes of the first result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Sends the value: there is nothing to compare it with.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// Sends the value: it cannot fail.
  public func replaceError(with output: Output) -> Self { self }

  /// Sends the value, or another one where there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

  /// Sends the value: trying again changes nothing.
  public func retry(_ times: Int) -> Self { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Sends whether the value is `output`.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }

  /// Sends the value: nothing is like it.
  public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Sends the value: it is the smallest.
  public func min() -> Self { self }

  /// Sends the value: it is the largest.
  public func max() -> Self { self }
}
