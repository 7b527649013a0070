// SPDX-License-Identifier: MIT

import Foundation

/// An error in the use of tips.
public struct TipKitError: Error, Hashable, Sendable {
  private let name: String

  /// The error that occurs if tips are already configured.
  public static let tipsDatastoreAlreadyConfigured = Self(name: "tipsDatastoreAlreadyConfigured")
}

extension TipKitError: LocalizedError {
  /// A description of the error.
  public var errorDescription: String? { "Tips are already configured." }
}
