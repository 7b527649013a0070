// SPDX-License-Identifier: MIT

import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// UIKit's pasteboard. Text that a program puts on the pasteboard can be pasted within the same program. In contrast,
/// text that a user copies does not appear on the pasteboard.
@MainActor
@preconcurrency
public final class UIPasteboard {
  init() {}

  /// The first image on the pasteboard, which only the program itself can read.
  public var image: UIImage?
  /// The first color on the pasteboard, which only the program itself can read.
  public var color: UIColor?

  /// The first string on the pasteboard. Setting this property replaces the pasteboard's contents.
  public var string: String? {
    didSet {
      let string = string
      CurrentHost.inbox?.post(.request { $0.pasteboard.string = string })
    }
  }
}
