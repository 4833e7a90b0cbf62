import Dispatch
import Synchronization

/// Transforms the items on all cores; the results have the items' order.
///
/// - Throws: what the first of the items that could not be transformed threw.
package func concurrentMap<Item: Sendable, Value: Sendable, Failure: Error>(
  _ items: [Item], _ transform: @Sendable (Item) throws(Failure) -> Value
) throws(Failure) -> [Value] {
  let results = Mutex([Result<Value, Failure>?](repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = Result { () throws(Failure) in try transform(items[index]) }
    results.withLock { $0[index] = result }
  }
  var values: [Value] = []
  for result in results.withLock(\.self) {
    if let result { values.append(try result.get()) }
  }
  return values
}
