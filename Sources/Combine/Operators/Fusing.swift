// Two steps of the same kind are one step.

extension Publishers.Map {
  /// Sends what both closures make of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    Publishers.Map(upstream: upstream) { transform(self.transform($0)) }
  }

  /// Sends what both closures make of each value, and fails where the second one throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
  }
}

extension Publishers.TryMap {
  /// Sends what both closures make of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
  }

  /// Sends what both closures make of each value, and fails where one throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
  }
}

extension Publishers.CompactMap {
  /// Sends what both closures make of each value, but for `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    Publishers.CompactMap(upstream: upstream) { self.transform($0).flatMap(transform) }
  }

  /// Sends what both closures make of each value, but for `nil`.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    Publishers.CompactMap(upstream: upstream) { self.transform($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Sends what both closures make of each value, but for `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    Publishers.TryCompactMap(upstream: upstream) { try self.transform($0).flatMap(transform) }
  }
}

extension Publishers.Filter {
  /// Sends the values that both closures let through.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    Publishers.Filter(upstream: upstream) { self.isIncluded($0) && isIncluded($0) }
  }

  /// Sends the values that both closures let through, and fails where the second one throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    Publishers.TryFilter(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Sends the values that both closures let through.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    Publishers.TryFilter(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
  }

  /// Sends the values that both closures let through, and fails where one throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    Publishers.TryFilter(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
  }
}

extension Publishers.SetFailureType {
  /// Pretends that the publisher could fail in another way.
  public func setFailureType<E: Error>(
    to failure: E.Type
  ) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType(upstream: upstream)
  }
}
