// SPDX-License-Identifier: MIT

import Foundation

extension NSView {
  /// How a view follows its superview. It does not affect elements.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In width.
    public static let width = Self(rawValue: 2)
    /// In height.
    public static let height = Self(rawValue: 16)
    /// At the left.
    public static let minXMargin = Self(rawValue: 1)
    /// At the right.
    public static let maxXMargin = Self(rawValue: 4)
    /// At the bottom.
    public static let minYMargin = Self(rawValue: 8)
    /// At the top.
    public static let maxYMargin = Self(rawValue: 32)
  }
}
