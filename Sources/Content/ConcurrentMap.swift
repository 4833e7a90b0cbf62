import Dispatch
import Synchronization

/// Transforms the items on all cores; the results have the items' order.
package func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ transform: @Sendable (Item) -> Result
) -> [Result] {
  let results = Mutex([Result?](repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = transform(items[index])
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap { $0 } }
}
