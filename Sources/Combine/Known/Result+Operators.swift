// What is known at once stays a publisher of values that are known at once.

extension Result.Publisher {
  /// Sends whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Sends whether the value satisfies `predicate`, and fails where it throws.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Sends the value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Sends whether the value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Sends whether the value satisfies `predicate`, and fails where it throws.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Sends how many values there are.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Sends the value: it is the first.
  public func first() -> Self { self }

  /// Sends the value: it is the last.
  public func last() -> Self { self }

  /// Sends nothing.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Sends what `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// Sends what `transform` makes of the value, and fails where it throws.
  public func tryMap<T>(
    _ transform: (Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  /// Fails with what `transform` makes of the failure.
  public func mapError<E: Error>(
    _ transform: (Failure) -> E
  ) -> Result<Output, E>.Publisher { result.mapError(transform).publisher }

  /// Sends the value: it is the smallest.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Sends the value: it is the largest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Sends the value: it is the smallest.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryMap { $0 } }

  /// Sends the value: it is the largest.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryMap { $0 } }

  /// Sends what the value makes of the first result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Sends what the value makes of the first result, and fails where that throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Sends what the value makes of the first result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Sends what the value makes of the first result, and fails where that throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Sends the value: there is nothing to compare it with.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// Sends the value: there is nothing to compare it with.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryMap { $0 } }

  /// Sends the value, or another one in place of the failure.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher((try? result.get()) ?? output)
  }

  /// Sends the value: there is one.
  public func replaceEmpty(with output: Output) -> Self { self }

  /// Sends the same: trying again changes nothing.
  public func retry(_ times: Int) -> Self { self }
}

extension Result.Publisher where Success: Equatable {
  /// Sends whether the value is `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// Sends the value: nothing is like it.
  public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Success: Comparable {
  /// Sends the value: it is the smallest.
  public func min() -> Self { self }

  /// Sends the value: it is the largest.
  public func max() -> Self { self }
}

extension Result.Publisher where Failure == Never {
  /// Pretends that this publisher could fail, to fit beside others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let output): Result<Output, E>.Publisher(output)
    }
  }
}
