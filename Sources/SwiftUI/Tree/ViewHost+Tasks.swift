extension ViewHost {
  /// How long a tree may wait for its tasks, in seconds: a drawing is no place to sleep in.
  package static let longestWait = 0.25

  /// Starts a task; what it does before it first waits is done at once.
  func run(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void)
    -> Task<Void, Never>
  {
    runningTasks += 1
    return Task.immediate(priority: priority) {
      await action()
      self.runningTasks -= 1
    }
  }

  /// Gives tasks that wait a chance to go on; says whether one of them has changed something.
  func waitForTasks(until deadline: Date) -> Bool {
    while runningTasks > 0, Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      if queue.takeNext() { return true }
    }
    return queue.takeNext()
  }
}
