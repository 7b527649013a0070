// SPDX-License-Identifier: MIT

import Foundation

/// A control that refreshes a list when it is pulled down. The control is accepted but has no element. Use SwiftUI's
/// `refreshable` instead.
@MainActor
@preconcurrency
open class UIRefreshControl: UIControl {
  /// Returns the appearance proxy for all controls. Changes to the proxy have no effect.
  open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
  /// Whether the control is refreshing.
  public private(set) final var isRefreshing = false
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// Starts refreshing.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops refreshing.
  open func endRefreshing() { isRefreshing = false }
}
