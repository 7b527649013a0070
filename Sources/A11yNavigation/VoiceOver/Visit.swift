// SPDX-License-Identifier: MIT

import A11yTree

/// VoiceOver's cursor on one element, and everything that ends when the cursor leaves it.
struct Visit: Sendable {
  /// The element under the cursor.
  let cursor: ElementID?
  /// The element and its containers when the cursor arrived, the outermost first.
  let context: [ElementID]
  /// The index of the rotor's chosen action: 0 is the default action.
  private(set) var actionIndex = 0
  /// The list of actions, while it is open.
  var menu: VoiceOver.ActionsMenu?
  /// How far the element's text has been read piece by piece.
  var text = TextReading()
  /// The position of the last scrolled page.
  var page: String?

  /// The cursor on no element.
  init() { self.init(cursor: nil, context: []) }

  /// The cursor on an element in the given containers.
  init(cursor: ElementID?, context: [ElementID]) {
    self.cursor = cursor
    self.context = context
  }

  /// The cursor on an element where it is now. O(depth).
  init(of id: ElementID, in tree: AccessibilityTree) {
    var context = tree.ancestors(of: id)
    context.reverse()
    context.append(id)
    self.init(cursor: id, context: context)
  }

  /// Chooses the action after or before the chosen one; `false` if there is none.
  mutating func chooseAction(_ direction: VoiceOver.Direction, of names: [String]) -> Bool {
    guard !names.isEmpty else { return false }
    let next = actionIndex + (direction == .forward ? 1 : -1)
    guard names.indices.contains(next) else {
      actionIndex = min(actionIndex, names.count - 1)
      return false
    }
    actionIndex = next
    return true
  }

  /// Goes back to the default action and before the text, as the rotor is turned.
  mutating func startOver() {
    actionIndex = 0
    text = TextReading()
  }
}
