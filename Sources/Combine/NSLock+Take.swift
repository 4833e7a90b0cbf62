import Foundation

extension NSLock {
  /// Empties `value` and returns what it held, so that only one caller gets it.
  func take<Value>(_ value: inout Value?) -> Value? {
    lock()
    defer { unlock() }
    defer { value = nil }
    return value
  }
}
