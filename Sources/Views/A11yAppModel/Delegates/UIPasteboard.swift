// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The pasteboard as UIKit has it: what it is given can be pasted in the host that runs the caller.
/// What a user copies is not on it.
@MainActor
@preconcurrency
public final class UIPasteboard {
  init() {}

  /// The first text; setting it replaces everything.
  public var string: String? {
    didSet {
      let string = string
      CurrentHost.inbox?.post(.request { $0.pasteboard.string = string })
    }
  }
}
