// SPDX-License-Identifier: MIT

import SwiftUI

/// What products look like. It does not affect elements.
@MainActor
@preconcurrency
public protocol ProductViewStyle {
  /// What a product looks like.
  associatedtype Body: View
  /// What is known of the product.
  typealias Configuration = ProductViewStyleConfiguration
  /// Makes what a product looks like. It is never called.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
