// What is known at once stays a publisher of values that are known at once.

extension Just {
  /// Sends whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Sends whether the value satisfies `predicate`, and fails where it throws.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { Result { try predicate(output) }.publisher }

  /// Sends the value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Sends whether the value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Sends whether the value satisfies `predicate`, and fails where it throws.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { Result { try predicate(output) }.publisher }

  /// Sends how many values there are.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Sends the value: it is the first.
  public func first() -> Just<Output> { self }

  /// Sends the value: it is the last.
  public func last() -> Just<Output> { self }

  /// Sends nothing.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Sends what `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Sends what `transform` makes of the value, and fails where it throws.
  public func tryMap<T>(
    _ transform: (Output) throws -> T
  ) -> Result<T, any Error>.Publisher { Result { try transform(output) }.publisher }

  /// Pretends that this publisher could fail with what `transform` makes of nothing.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Sends the value: it is the smallest.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends the value: it is the largest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends what the value makes of the first result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { Result.Publisher(nextPartialResult(initialResult, output)) }

  /// Sends what the value makes of the first result, and fails where that throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// Sends what the value makes of the first result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { Result.Publisher(nextPartialResult(initialResult, output)) }

  /// Sends what the value makes of the first result, and fails where that throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// Sends the value: there is nothing to compare it with.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends the value: there is nothing to compare it with.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { Result.Publisher(output) }

  /// Sends the value: it cannot fail.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Sends the value: there is one.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Sends the value: trying again changes nothing.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Pretends that this publisher could fail, to fit beside others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }
}

extension Just where Output: Equatable {
  /// Sends whether the value is `output`.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// Sends the value: nothing is like it.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Sends the value: it is the smallest.
  public func min() -> Just<Output> { self }

  /// Sends the value: it is the largest.
  public func max() -> Just<Output> { self }
}
