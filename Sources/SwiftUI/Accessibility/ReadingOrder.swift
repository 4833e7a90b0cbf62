extension Rendering {
  /// What an assistive technology comes to, one after the other, each with the number of containers
  /// around it.
  ///
  /// What is modal leaves nothing else to come to.
  package var readingOrder: [(element: AccessibleElement, depth: Int)] {
    let all = read(accessible, depth: 0)
    guard let modal = all.last(where: { $0.element.traits.contains(.isModal) }) else { return all }
    return read([modal.element], depth: 0)
  }
}

private func read(
  _ elements: [AccessibleElement], depth: Int
) -> [(element: AccessibleElement, depth: Int)] {
  let sorted = elements.enumerated().sorted {
    (-$0.element.sortPriority, $0.offset) < (-$1.element.sortPriority, $1.offset)
  }
  return sorted.flatMap { _, element in
    [(element, depth)] + read(element.children, depth: depth + 1)
  }
}
