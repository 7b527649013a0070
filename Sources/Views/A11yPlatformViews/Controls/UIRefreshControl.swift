// SPDX-License-Identifier: MIT

import Foundation

/// A control that refreshes a list when the user pulls the list down. The refresh control is accepted but is not
/// exposed as an accessibility element. To let the user refresh a list, use SwiftUI's `refreshable`.
@MainActor
@preconcurrency
open class UIRefreshControl: UIControl {
  /// Returns the appearance proxy for all refresh controls. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
  /// Whether the control is refreshing the list.
  public private(set) final var isRefreshing = false
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// Starts refreshing.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops refreshing.
  open func endRefreshing() { isRefreshing = false }
}
