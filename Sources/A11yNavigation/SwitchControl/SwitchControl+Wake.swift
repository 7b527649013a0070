// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Restarts the wait at the current stop after a time in which the scanner was not driven.
  public mutating func wake(at time: Duration) { schedule(at: time) }

  /// Speaks the current stop again. O(size of the group, if it is one).
  public func describe(in tree: AccessibilityTree) -> [Effect] {
    utterance(in: tree).map { [.speak($0)] } ?? []
  }

  /// The generation of the newest handled focus request.
  public var newestRequest: UInt64 { generation }
}
