// SPDX-License-Identifier: MIT

import SwiftUI

/// Asks for a review. Nobody can be asked, so it does nothing.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Does nothing: nobody can be asked.
  public func callAsFunction() {}
}

/// Buys something. There is no store, so nothing is bought.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Buys nothing, and says that the user changed their mind.
  public func callAsFunction(
    _ product: Product,
    options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
  /// Asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Buys something.
  public var purchase: PurchaseAction { PurchaseAction() }
}
