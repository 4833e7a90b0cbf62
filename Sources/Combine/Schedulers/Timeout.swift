extension Publishers {
  /// Ends where no value comes for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long to wait.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where and when.
    public let scheduler: Context
    /// How actions are run.
    public let options: Context.SchedulerOptions?
    /// The failure to end with; `nil` finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil, customError: (() -> Upstream.Failure)? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Expiring<S>(
        subscriber, end: customError.map { .failure($0()) } ?? .finished
      ) { [interval, scheduler, options] action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options, action)
      }
      junction.subscribe(to: upstream)
    }
  }
}

extension Publisher {
  /// Ends where no value comes for a span: with a failure, if one is given.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

private final class Expiring<Downstream: Subscriber>: Junction<Downstream> {
  private let completion: Subscribers.Completion<Downstream.Failure>
  private let later: (@escaping () -> Void) -> Void
  private var latest = 0

  init(
    _ downstream: Downstream, end: Subscribers.Completion<Downstream.Failure>,
    later: @escaping (@escaping () -> Void) -> Void
  ) {
    completion = end
    self.later = later
    super.init(downstream)
  }

  func subscribe<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    attach(
      to: publisher,
      onValue: { value in
        self.wait()
        return self.passing(value)
      },
      onEnd: { self.end($0) })
    alone { wait() }
  }

  private func wait() {
    latest += 1
    let number = latest
    later { self.alone { if number == self.latest, !self.isDone { self.end(self.completion) } } }
  }

  override func requested(_ more: Subscribers.Demand) { upstream(0)?.request(more) }
}
