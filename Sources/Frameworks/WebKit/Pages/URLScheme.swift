import FoundationNetworking
import SwiftUI

/// How an address begins that an app loads by itself.
public struct URLScheme: Hashable, Sendable {
  /// The part before the colon.
  public let rawValue: String

  /// Creates a scheme, unless the system loads it.
  public init?(_ rawValue: String) {
    let known = ["http", "https", "file", "about", "data", "blob", "ftp", "javascript"]
    guard !rawValue.isEmpty, !known.contains(rawValue.lowercased()) else { return nil }
    self.rawValue = rawValue
  }
}

/// Who loads what lies at addresses of some schemes.
public protocol URLSchemeHandler {
  /// The pieces of an answer, one after the other.
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

  /// Answers.
  func reply(for request: URLRequest) -> TaskSequence
}

/// A piece of an answer.
public enum URLSchemeTaskResult: Sendable {
  /// What is going to come.
  case response(URLResponse)
  /// Some of it.
  case data(Data)
}
