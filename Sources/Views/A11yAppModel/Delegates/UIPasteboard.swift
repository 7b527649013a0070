// SPDX-License-Identifier: MIT

import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// UIKit's pasteboard. Text that a program copies to the pasteboard can be pasted within the same program. Text that a
/// user copies, in contrast, does not appear on the pasteboard.
@MainActor
@preconcurrency
public final class UIPasteboard {
  init() {}

  /// The first image on the pasteboard; only the program itself can read it.
  public var image: UIImage?
  /// The first color on the pasteboard; only the program itself can read it.
  public var color: UIColor?

  /// The first string on the pasteboard. Setting this property replaces the pasteboard's contents.
  public var string: String? {
    didSet {
      let string = string
      CurrentHost.inbox?.post(.request { $0.pasteboard.string = string })
    }
  }
}
