extension Publishers {
  /// Sends everything in another place.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      Rescheduling<S>(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0)
      }
      .subscribe(to: upstream)
    }
  }
}

extension Publisher {
  /// Sends everything in the place that `scheduler` stands for.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
