// SPDX-License-Identifier: MIT

import Foundation

/// Why tips cannot do what a program wants.
public struct TipKitError: Error, Hashable, Sendable {
  private let name: String

  /// Tips were configured before.
  public static let tipsDatastoreAlreadyConfigured = Self(name: "tipsDatastoreAlreadyConfigured")
}

extension TipKitError: LocalizedError {
  /// What went wrong.
  public var errorDescription: String? { "Tips are already configured." }
}
