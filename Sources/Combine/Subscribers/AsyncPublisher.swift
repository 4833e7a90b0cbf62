/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the publisher sends.
  public typealias Element = P.Output
  /// Asks for one value after the other.
  public typealias AsyncIterator = Iterator
  private let publisher: P

  /// Creates the sequence from a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pull: Pull(publisher))
  }

  /// Asks for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let pull: Pull<P.Output>

    /// The next value; `nil` at the end.
    public mutating func next() async -> P.Output? {
      try? await pull.next()
    }
  }
}

/// The values of a publisher that may fail as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What the publisher sends.
  public typealias Element = P.Output
  /// Asks for one value after the other.
  public typealias AsyncIterator = Iterator
  private let publisher: P

  /// Creates the sequence from a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pull: Pull(publisher))
  }

  /// Asks for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let pull: Pull<P.Output>

    /// The next value; `nil` at the end.
    public mutating func next() async throws -> P.Output? {
      try await pull.next()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws where the publisher fails.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, once it is known.
  public var value: Output {
    get async {
      var iterator = values.makeAsyncIterator()
      guard let value = await iterator.next() else { preconditionFailure("a future has a value") }
      return value
    }
  }
}

extension Future {
  /// The value, once it is known; throws where there is none.
  @_disfavoredOverload
  public var value: Output {
    get async throws {
      var iterator = AsyncThrowingPublisher(self).makeAsyncIterator()
      guard let value = try await iterator.next() else { throw CancellationError() }
      return value
    }
  }
}
