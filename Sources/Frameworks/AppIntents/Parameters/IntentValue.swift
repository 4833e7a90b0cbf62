import SwiftUI

/// A type of values that can be handed over.
public protocol _IntentValue: Sendable {
  /// The type itself.
  associatedtype ValueType = Self
  /// The type without the question mark.
  associatedtype UnwrappedType = Self
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Decimal: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Duration: _IntentValue {}

extension Array: _IntentValue where Element: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type without the question mark.
  public typealias UnwrappedType = Wrapped
}

/// A file that is handed over.
public struct IntentFile: _IntentValue, Hashable {
  /// What is in it.
  public let data: Data
  /// What it is called.
  public var filename: String
  /// Where it lies.
  public let fileURL: URL?

  /// Creates one of data.
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
    fileURL = nil
  }

  /// Creates one of a file that is there.
  public init(fileURL: URL, filename: String? = nil) {
    data = Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}
