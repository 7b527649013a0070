// SPDX-License-Identifier: MIT

import SwiftUI

extension EnvironmentValues {
  /// Asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Buys something.
  public var purchase: PurchaseAction { PurchaseAction() }
}
