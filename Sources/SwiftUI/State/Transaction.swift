import Synchronization

/// What accompanies a change of state.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Called when what the change has set off is over.
  private(set) var completions: [() -> Void] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value under a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls back when the animation counts as over: in a drawing, with the change.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }
}

/// Names a value that accompanies changes of state.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// Changes state together with an animation; the drawing shows its end.
///
/// What is changed here is taken over in an update of its own.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state together with an animation and calls back when it is over: at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}

/// Changes state together with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try TransactionScope.run(body)
  for completion in transaction.completions { completion() }
  return result
}

/// Changes state together with a transaction that has one value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When the value has arrived, though it may still swing.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Numbers the transactions, so that changes of one are told from those of another.
enum TransactionScope {
  @TaskLocal static var current: Int?

  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $current.withValue(next(), operation: body)
  }

  private static func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  private static let count = Mutex(0)
}
