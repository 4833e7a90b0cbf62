extension Publishers {
  /// Subscribes in another place.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where and when.
    public let scheduler: Context
    /// How actions are run.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions? = nil) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(subscriber) }
    }
  }
}

extension Publisher {
  /// Subscribes in the place that `scheduler` stands for.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
