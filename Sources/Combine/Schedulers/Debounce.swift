extension Publishers {
  /// Sends a value when none has followed it for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long nothing may follow.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where and when.
    public let scheduler: Context
    /// How actions are run.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Debouncing<S>(subscriber) { [dueTime, scheduler, options] action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options, action)
      }
      .subscribe(to: upstream)
    }
  }
}

extension Publisher {
  /// Sends a value when none has followed it for a span.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

private final class Debouncing<Downstream: Subscriber>: Junction<Downstream> {
  private let later: (@escaping () -> Void) -> Void
  private var latest = 0

  init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
    self.later = later
    super.init(downstream)
  }

  func subscribe<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    attach(
      to: publisher, demand: .unlimited,
      onValue: { value in
        self.latest += 1
        let number = self.latest
        self.later {
          self.alone { if number == self.latest, self.demand > .none { self.emit(value) } }
        }
        return .none
      },
      onEnd: { self.end($0) })
  }
}
