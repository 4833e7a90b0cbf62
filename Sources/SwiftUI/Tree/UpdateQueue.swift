import Synchronization

/// What has changed since the last update.
///
/// Batches are filled and emptied on the main actor; only `invalidate` is called from elsewhere,
/// by observation.
final class UpdateQueue: @unchecked Sendable {
  private struct Batch {
    let transaction: Int?
    var commits: [() -> Void]
  }

  /// Whether bodies are being asked for: they see the values of the last committed batch.
  var isUpdating = false
  private var batches: [Batch] = []
  private let isInvalid = Atomic(false)

  func invalidate() {
    isInvalid.store(true, ordering: .sequentiallyConsistent)
  }

  /// Notes a value to take over; those of one transaction are taken over together.
  func write(in transaction: Int?, _ commit: @escaping () -> Void) {
    if let last = batches.last, last.transaction == transaction {
      batches[batches.count - 1].commits.append(commit)
    } else {
      batches.append(Batch(transaction: transaction, commits: [commit]))
    }
  }

  /// Takes over the oldest batch; says whether there was anything that asks for an update.
  func takeNext() -> Bool {
    let wasInvalid = isInvalid.exchange(false, ordering: .sequentiallyConsistent)
    guard !batches.isEmpty else { return wasInvalid }
    for commit in batches.removeFirst().commits { commit() }
    return true
  }
}
