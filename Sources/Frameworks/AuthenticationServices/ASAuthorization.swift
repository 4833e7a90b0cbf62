import Foundation
import SwiftUI

/// A way to sign in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What comes of signing in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// That somebody has signed in.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What is wanted of whoever signs in.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Their name.
    public static let fullName = Scope(rawValue: "full_name")
    /// Their address.
    public static let email = Scope(rawValue: "email")
  }

  /// What comes of it.
  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// A wish to sign in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// A wish to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What is wanted of whoever signs in.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// Something that comes back.
  open var state: String?
  /// Something that is used once.
  open var nonce: String?
  /// Who signed in before.
  open var user: String?
}

/// A way to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether somebody is signed in.
  public enum CredentialState: Int, Sendable {
    /// They were, and took it back.
    case revoked
    /// They are.
    case authorized
    /// Nobody knows them.
    case notFound
    /// They have moved to another team.
    case transferred
  }

  /// Posted when somebody takes it back.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// Creates a wish.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Tells whether somebody is signed in.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// Whether somebody is signed in.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Who has signed in with Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// Who it is.
  open var user: String { "" }
  /// Their name.
  open var fullName: PersonNameComponents? { nil }
  /// Their address.
  open var email: String? { nil }
  /// What came with the wish.
  open var state: String? { nil }
  /// What a server can ask with.
  open var authorizationCode: Data? { nil }
  /// Who it is, signed.
  open var identityToken: Data? { nil }
  /// Whether it is somebody.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// Whether it is somebody who signs in.
public enum ASUserDetectionStatus: Int, Sendable {
  /// Nobody can tell.
  case unsupported
  /// It may be.
  case unknown
  /// It is.
  case likelyReal
}

/// A way to sign in with a password that is known.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a wish.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A wish to sign in with a password that is known.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Who has signed in with a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// Who it is.
  public let user: String
  /// The password.
  public let password: String

  /// Creates one.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// Why nobody has signed in.
public struct ASAuthorizationError: Error, Hashable {
  /// Reasons.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1000
    /// They changed their mind.
    case canceled = 1001
    /// The answer makes no sense.
    case invalidResponse = 1002
    /// The wish was not heard.
    case notHandled = 1003
    /// Something failed.
    case failed = 1004
    /// There was nobody to ask.
    case notInteractive = 1005
  }

  /// The reason.
  public let code: Code

  /// They changed their mind.
  public static let canceled = Code.canceled
  /// Something failed.
  public static let failed = Code.failed
}

/// Asks somebody to sign in.
@MainActor
open class ASAuthorizationController: NSObject {
  /// What is wished.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who is told what comes of it.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?

  /// Creates one.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks, where somebody is there to answer.
  open func performRequests() {}

  /// Stops asking.
  open func cancel() {}
}

/// Is told what comes of signing in.
@MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Takes note that somebody has signed in.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)

  /// Takes note that nobody has.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization
  ) {}

  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError: any Error
  ) {}
}
