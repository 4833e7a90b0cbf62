import Foundation

extension Timer {
  /// A publisher of the time, again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never
    /// Seconds between two values.
    public let interval: TimeInterval
    /// Seconds that a value may come late.
    public let tolerance: TimeInterval?
    /// The loop that the timer runs in.
    public let runLoop: RunLoop
    /// The mode of the loop that the timer runs in.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates the publisher from its parts.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer; cancelling the result stops it.
    public func connect() -> any Cancellable {
      let action = SendableAction { [subject] in subject.send(Date()) }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in action.run() }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher of the time, every `interval` seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
