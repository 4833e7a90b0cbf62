import Synchronization

/// What accompanies a change of state.
public struct Transaction {
  /// How the change would move.
  public var animation: Animation?
  /// Whether animations named further down are ignored.
  public var disablesAnimations = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
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
  try TransactionScope.run(body)
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
