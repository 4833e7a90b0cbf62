/// Transforms all elements, at most `limit` of them at a time; the results keep their order.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], limit: Int,
  _ transform: @escaping @Sendable (Element) async throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: elements.count)
    var next = elements.startIndex
    func startNext() {
      guard next < elements.count else { return }
      let (index, element) = (next, elements[next])
      group.addTask { (index, try await transform(element)) }
      next += 1
    }
    for _ in 0..<max(1, limit) { startNext() }
    while let (index, result) = try await group.next() {
      results[index] = result
      startNext()
    }
    return results.compactMap(\.self)
  }
}
