extension Publishers {
  /// Sends the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where and when.
    public let scheduler: Context

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.subscribe(
        Relay(
          subscriber,
          onValue: { [scheduler] (_: Upstream.Output) -> Step<Output, Failure> in
            let now = scheduler.now
            defer { last = now }
            return .emit(last.distance(to: now))
          }))
    }
  }
}

extension Publisher {
  /// Sends the time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
