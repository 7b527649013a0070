// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// UIKit's pasteboard. Text that a program puts on it can be pasted in the host that runs the program, but text that a
/// user copies does not appear on it.
@MainActor
@preconcurrency
public final class UIPasteboard {
  init() {}

  /// The first string on the pasteboard. Setting it replaces the pasteboard's contents.
  public var string: String? {
    didSet {
      let string = string
      CurrentHost.inbox?.post(.request { $0.pasteboard.string = string })
    }
  }
}
