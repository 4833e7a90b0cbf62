/// Where the tree keeps a value of a view.
final class StateLocation<Value> {
  private var latest: Value
  /// What bodies see: it changes only between two updates.
  private var committed: Value
  private let queue: UpdateQueue

  init(_ value: Value, _ queue: UpdateQueue) {
    latest = value
    committed = value
    self.queue = queue
  }

  var value: Value {
    queue.isUpdating ? committed : latest
  }

  func write(_ value: Value) {
    guard !isSame(value, latest) else { return }
    latest = value
    queue.write(in: TransactionScope.current) { [self] in committed = value }
  }
}

// Values are read and written on the main actor, as SwiftUI's own are.
extension StateLocation: @unchecked Sendable {}

/// Whether two values are known to be the same, so that nothing has to be updated.
func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  if Value.self is AnyObject.Type { return left as AnyObject === right as AnyObject }
  return haveSameBits(left, right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    other as? Self == self
  }
}

/// Only plain data can be compared bit by bit.
private func haveSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
  guard _isPOD(Value.self) else { return false }
  return withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { left.elementsEqual($0) }
  }
}
