/// Runs an asynchronous action for as long as the modified view is there.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    if let running = node.storage[0] as? Running {
      guard running.id != id else { return }
      running.task?.cancel()
    }
    let running = Running(id)
    node.storage[0] = running
    node.onRemoval { running.task?.cancel() }
    let (priority, action, host) = (priority, action, node.host)
    host.enqueueLate { running.task = host.run(priority, action) }
  }

  private final class Running {
    let id: ID
    var task: Task<Void, Never>?

    init(_ id: ID) {
      self.id = id
    }
  }
}

extension View {
  /// Runs an asynchronous action when the view appears, and cancels it when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action when the view appears, and again when a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Runs an asynchronous action with a name, again when a value changes, and where it is told to.
  nonisolated public func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
