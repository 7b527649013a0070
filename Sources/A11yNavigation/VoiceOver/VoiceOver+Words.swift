// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// The containers around an element that VoiceOver names when its cursor comes into them, the
  /// outermost first.
  ///
  /// O(depth of the element).
  public static func context(of id: ElementID, in tree: AccessibilityTree) -> [Item] {
    let context = Description(of: id, in: tree, verbosity: Verbosity())?.context() ?? []
    return context.map { Item(id: $0.container, text: $0.words) }
  }

  /// An element's own words, without containers and hints. O(depth).
  public static func words(of id: ElementID, in tree: AccessibilityTree) -> Utterance {
    Utterance(Description(of: id, in: tree, verbosity: Verbosity())?.words ?? [])
  }
}
