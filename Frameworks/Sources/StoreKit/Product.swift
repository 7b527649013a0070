// SPDX-License-Identifier: MIT

import Foundation

/// The result of the store's verification of a value.
public enum VerificationResult<SignedType> {
  /// The value could not be verified. This case never occurs.
  case unverified(SignedType, VerificationError)
  /// The value was verified.
  case verified(SignedType)

  /// The value, or `nil` if it was not verified.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, even if it was not verified.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
