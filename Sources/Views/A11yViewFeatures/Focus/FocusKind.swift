// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// The type of cursor that a focus property wrapper follows.
package enum FocusKind: Hashable {
  /// The cursors of specific technologies, or `nil` for the cursor that moved last.
  case accessibility(AccessibilityTechnologies?)
  /// Keyboard focus.
  case keyboard

  package func covers(_ cursor: FocusCursor) -> Bool {
    switch (self, cursor) {
    case (.keyboard, .keyboard): true
    case (.accessibility(let some), .technology(let technology)):
      some?.contains(AccessibilityTechnologies(technology)) ?? true
    default: false
    }
  }
}
