// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The pasteboard as UIKit has it: what it is given can be pasted in the host that runs the caller.
/// What a user copies is not on it.
@MainActor
@preconcurrency
public final class UIPasteboard {
  /// The pasteboard.
  public static let general = UIPasteboard()
  private init() {}

  /// The first text; setting it replaces everything.
  public var string: String? {
    didSet {
      let string = string
      CurrentHost.inbox?.post(.request { $0.pasteboard.string = string })
    }
  }

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  /// The text, if there is any.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// The first address.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
}
