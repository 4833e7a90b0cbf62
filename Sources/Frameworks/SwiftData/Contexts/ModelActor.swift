import Dispatch

/// An actor with a context of its own; `@ModelActor` makes one.
public protocol ModelActor: Actor {
  /// The container of the objects.
  nonisolated var modelContainer: ModelContainer { get }

  /// What runs the actor.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// What runs the actor.
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    (modelExecutor as? any SerialModelExecutor)?.asUnownedSerialExecutor()
      ?? MainActor.sharedUnownedExecutor
  }

  /// The context that the actor changes objects in.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object with an identity.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// What runs code that uses a context.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// What runs code that uses a context, a piece at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// What runs the code of an actor that `@ModelActor` made.
public final class DefaultSerialModelExecutor: @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.DefaultSerialModelExecutor")

  /// Creates an executor for a context.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}

extension DefaultSerialModelExecutor: SerialModelExecutor {
  /// Runs a piece of code when those before it are done.
  public func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    queue.async { unowned.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// The executor as actors know it.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}
