import Foundation

/// Something that the store says, and whether it is the store who says it.
public enum VerificationResult<SignedType> {
  /// It may be somebody else.
  case unverified(SignedType, VerificationError)
  /// It is the store.
  case verified(SignedType)

  /// Why it may be somebody else.
  public enum VerificationError: Error, Hashable {
    /// It is signed by somebody who is not known.
    case invalidCertificateChain
    /// It is for another device.
    case invalidDeviceVerification
    /// It cannot be read.
    case invalidEncoding
    /// It is signed by somebody else.
    case invalidSignature
    /// It lacks a detail.
    case missingRequiredProperties
    /// The certificate was taken back.
    case revokedCertificate
  }

  /// What is said, whoever says it.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// What the store says.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): return value
      }
    }
  }

  /// What is said with its signature, as text.
  public var jwsRepresentation: String { "" }
  /// How it is signed, as data.
  public var headerData: Data { Data() }
  /// What is said, as data.
  public var payloadData: Data { Data() }
  /// The signature.
  public var signatureData: Data { Data() }
  /// What tells the device from others.
  public var deviceVerification: Data { Data() }
  /// Something that is used once.
  public var deviceVerificationNonce: UUID { UUID() }
}

extension VerificationResult where SignedType == Transaction {
  /// When the store said so.
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  /// When the store said so.
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
