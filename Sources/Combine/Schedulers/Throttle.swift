extension Publishers {
  /// Sends at most one value in every span.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The span.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where and when.
    public let scheduler: Context
    /// Whether the last value of a span is sent, or the first.
    public let latest: Bool

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Throttling<Context, S>(subscriber, interval: interval, scheduler: scheduler, latest: latest)
        .subscribe(to: upstream)
    }
  }
}

extension Publisher {
  /// Sends at most one value in every span: the last that came, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class Throttling<Context: Scheduler, Downstream: Subscriber>: Junction<Downstream> {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var nextTime: Context.SchedulerTimeType?
  private var waiting: Downstream.Input?

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    latest: Bool
  ) {
    (self.interval, self.scheduler, self.latest) = (interval, scheduler, latest)
    super.init(downstream)
  }

  func subscribe<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    attach(
      to: publisher, demand: .unlimited,
      onValue: { value in
        self.received(value)
        return .none
      },
      onEnd: { completion in
        self.sendWaiting()
        self.end(completion)
      })
  }

  private func received(_ value: Downstream.Input) {
    if waiting != nil {
      if latest { waiting = value }
      return
    }
    waiting = value
    guard let next = nextTime, next > scheduler.now else {
      return scheduler.schedule { self.alone { self.sendWaiting() } }
    }
    scheduler.schedule(after: next) { self.alone { self.sendWaiting() } }
  }

  private func sendWaiting() {
    guard let value = waiting else { return }
    waiting = nil
    nextTime = scheduler.now.advanced(by: interval)
    if demand > .none { emit(value) }
  }
}
