// SPDX-License-Identifier: MIT

import Foundation

/// What pulling a list down shows. Accepted: SwiftUI's `refreshable` is what can be heard.
@MainActor
@preconcurrency
open class UIRefreshControl: UIControl {
  /// The appearance of all controls. Setting it does nothing.
  open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
  /// Whether it turns.
  public private(set) final var isRefreshing = false
  /// The words.
  open var attributedTitle: NSAttributedString?
  /// Turns it.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops it.
  open func endRefreshing() { isRefreshing = false }
}
