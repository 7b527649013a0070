// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// Speaks the element under the cursor again, in its current state. O(depth).
  public mutating func describe(in tree: AccessibilityTree) -> [Effect] {
    repeatElement(in: tree)
  }

  /// The generation of the newest handled focus request.
  public var newestRequest: UInt64 { generation }
}

extension VoiceOver {
  /// An element's own words, without containers and hints. O(depth).
  public static func words(of id: ElementID, in tree: AccessibilityTree) -> Utterance {
    Utterance(Description(of: id, in: tree, verbosity: Verbosity())?.words() ?? [])
  }
}
