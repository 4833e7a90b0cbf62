import Foundation

/// Something that the system refused.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// Follows "cannot".
  package var action: String
  package var number: Int32

  /// - Parameter number: the system's, of the call that has just failed.
  package init(_ action: String, number: Int32 = errno) {
    self.action = action
    self.number = number
  }

  package var description: String { "cannot \(action): \(String(cString: strerror(number)))" }
}
