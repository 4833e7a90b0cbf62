/// A publisher that sends what has been recorded.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is sent.
  public let recording: Recording

  /// Creates a publisher from what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of values and of how they end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Sends the values as they are asked for, and the end after them.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error):
      values.append(Fail(outputType: Output.self, failure: error)).receive(subscriber: subscriber)
    }
  }

  /// Values and how they end.
  public struct Recording {
    /// What is recorded.
    public typealias Input = Output

    /// The values so far.
    public private(set) var output: [Output]
    /// How they end.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// Creates a recording of nothing that just finishes.
    public init() {
      self.init(output: [], completion: .finished)
    }

    /// Creates a recording of values and of how they end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value.
    public mutating func receive(_ input: Input) {
      output.append(input)
    }

    /// Ends the recording.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  /// Encodes values and end.
  public func encode(into encoder: any Encoder) throws {
    try encode(to: encoder)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
