extension Publishers {
  /// Sends values in groups by time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = [Upstream.Output]
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// When a group ends.
    public let strategy: TimeGroupingStrategy<Context>
    /// How actions are run.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Grouping<S, Upstream.Output>(subscriber, limit: strategy.count).subscribe(to: upstream) {
        [strategy, options] action in
        let scheduler = strategy.scheduler
        return scheduler.schedule(
          after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
          tolerance: scheduler.minimumTolerance, options: options, action)
      }
    }
  }
}

extension Publisher {
  /// Sends values in groups by time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// When a group of values ends.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After each span.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After each span, or when there are enough values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var scheduler: Context {
      switch self {
      case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
      }
    }

    fileprivate var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }

    fileprivate var count: Int {
      switch self {
      case .byTime: .max
      case .byTimeOrCount(_, _, let count): count
      }
    }
  }
}

private final class Grouping<Downstream: Subscriber, Element>: Junction<Downstream>
where Downstream.Input == [Element] {
  private let limit: Int
  private var group: [Element] = []
  private var clock: (any Cancellable)?

  init(_ downstream: Downstream, limit: Int) {
    self.limit = limit
    super.init(downstream)
  }

  func subscribe<P: Publisher>(
    to publisher: P, every: @escaping (@escaping () -> Void) -> any Cancellable
  ) where P.Output == Element, P.Failure == Downstream.Failure {
    attach(
      to: publisher, demand: .unlimited,
      onValue: { value in
        self.group.append(value)
        if self.group.count >= self.limit { self.sendGroup() }
        return .none
      },
      onEnd: { completion in
        if completion.isFinished { self.sendGroup() }
        self.end(completion)
      })
    alone { if !isDone { clock = every { self.alone { self.sendGroup() } } } }
  }

  private func sendGroup() {
    guard !group.isEmpty, demand > .none else { return }
    defer { group = [] }
    emit(group)
  }

  override func stopped() { clock?.cancel() }
}
