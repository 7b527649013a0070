// SPDX-License-Identifier: MIT

import Foundation

/// Whether the store vouches for something.
public enum VerificationResult<SignedType> {
  /// Never.
  case unverified(SignedType, VerificationError)
  /// It does.
  case verified(SignedType)

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
