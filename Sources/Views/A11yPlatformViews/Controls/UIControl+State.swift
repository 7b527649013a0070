// SPDX-License-Identifier: MIT

import Foundation

extension UIControl {
  /// What a control is at the moment.
  public struct State: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}
