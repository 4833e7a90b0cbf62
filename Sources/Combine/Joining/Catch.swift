extension Publishers {
  /// Goes on with another publisher where the upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What both publishers send.
    public typealias Output = Upstream.Output
    /// The new publisher's failure.
    public typealias Failure = NewPublisher.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What is gone on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain<Output, S>(subscriber)
      chain.start()
      chain.follow(upstream) { [handler] chain, completion in
        switch completion {
        case .finished: chain.end(.finished)
        case .failure(let error): chain.follow(handler(error)) { $0.end($1) }
        }
      }
    }
  }

  /// Goes on with another publisher where the upstream fails, unless the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What both publishers send.
    public typealias Output = Upstream.Output
    /// What the closure throws, or the new publisher's failure.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What is gone on with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain<Output, S>(subscriber)
      chain.start()
      chain.follow(upstream) { [handler] chain, completion in
        guard case .failure(let error) = completion else { return chain.end(.finished) }
        do {
          chain.follow(try handler(error)) { $0.end($1.mapError { $0 }) }
        } catch {
          chain.end(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with what `handler` returns where this publisher fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with what `handler` returns where this publisher fails, unless it throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
