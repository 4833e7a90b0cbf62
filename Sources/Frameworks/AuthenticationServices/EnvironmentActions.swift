import SwiftUI

/// What came of signing in.
public enum ASAuthorizationResult {
  /// With a password.
  case password(ASPasswordCredential)
  /// With Apple.
  case appleID(ASAuthorizationAppleIDCredential)
}

/// Asks somebody to sign in.
@MainActor
public struct AuthorizationController {
  nonisolated init() {}

  /// Asks, where somebody is there to answer.
  public func performRequest(_ request: ASAuthorizationRequest) async throws
    -> ASAuthorizationResult
  { throw ASAuthorizationError(code: .notInteractive) }

  /// Asks, where somebody is there to answer.
  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws
    -> ASAuthorizationResult
  { throw ASAuthorizationError(code: .notInteractive) }
}

/// Has somebody sign in on a page.
@MainActor
public struct WebAuthenticationSession {
  /// What the page knows of whoever signs in.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String

    /// Nothing.
    public static let ephemeral = BrowserSession(name: "ephemeral")
    /// What the browser knows.
    public static let shared = BrowserSession(name: "shared")
  }

  nonisolated init() {}

  /// Opens a page, where somebody is there to read it.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASAuthorizationError(code: .notInteractive) }
}

extension EnvironmentValues {
  /// Asks somebody to sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
  /// Has somebody sign in on a page.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
