import Foundation

extension Publishers {
  /// Prints everything that passes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// What each line starts with.
    public let prefix: String
    /// Where the values come from.
    public let upstream: Upstream
    /// What is printed to; `nil` is the standard output.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let lines = Lines(prefix: prefix, stream: stream)
      upstream.handleEvents(
        receiveSubscription: { lines.print("receive subscription: (\($0))") },
        receiveOutput: { lines.print("receive value: (\($0))") },
        receiveCompletion: { lines.print("receive \($0.text)") },
        receiveCancel: { lines.print("receive cancel") },
        receiveRequest: { lines.print("request \($0)") }
      ).receive(subscriber: subscriber)
    }
  }

  /// Stops in the debugger when closures ask for it.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Output) -> Bool)?
    /// Whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      func stop(_ isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }
      upstream.handleEvents(
        receiveSubscription: { stop(receiveSubscription?($0)) },
        receiveOutput: { stop(receiveOutput?($0)) },
        receiveCompletion: { stop(receiveCompletion?($0)) }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Prints everything that passes.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }

  /// Stops in the debugger when closures ask for it.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger at a failure.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { !$0.isFinished })
  }
}

private final class Lines {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func print(_ text: String) {
    if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
  }
}

extension Subscribers.Completion {
  fileprivate var text: String {
    switch self {
    case .finished: "finished"
    case .failure(let error): "error: (\(error))"
    }
  }
}
