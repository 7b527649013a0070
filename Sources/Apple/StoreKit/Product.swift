// SPDX-License-Identifier: MIT

import Foundation

/// Something that can be bought. There is no store, so none is ever made.
public struct Product: Identifiable, Hashable, Sendable {
  /// How buying went.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// The name by which the store knows it.
  public let id: String
  /// What kind of thing it is.
  public let type: ProductType
  /// Its name.
  public let displayName: String
  /// What it is.
  public let description: String
  /// Its price.
  public let price: Decimal
  /// Its price in words.
  public let displayPrice: String
  /// What is known about it as a subscription.
  public let subscription: SubscriptionInfo?
  /// Whether it can be shared with a family.
  public let isFamilyShareable: Bool
  /// What the store knows of it.
  public let jsonRepresentation: Data
}

/// Whether the store vouches for something.
public enum VerificationResult<SignedType> {
  /// It does not.
  case unverified(SignedType, VerificationError)
  /// It does.
  case verified(SignedType)

  /// Why the store does not vouch for something.
  public enum VerificationError: Error, Sendable { case invalidSignature, revokedCertificate }

  /// The thing, if the store vouches for it.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The thing, whether the store vouches for it or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
