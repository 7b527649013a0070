// SPDX-License-Identifier: MIT

import A11yTree

/// One cursor.
package enum FocusCursor: Hashable, CaseIterable {
  /// The cursor of an assistive technology.
  case technology(AssistiveTechnology)
  /// Keyboard focus.
  case keyboard

  package static let allCases =
    AssistiveTechnology.allCases.map(FocusCursor.technology) + [
      .keyboard
    ]
}

extension FocusedElements {
  /// The element that a cursor is on.
  package subscript(cursor: FocusCursor) -> ElementID? {
    switch cursor {
    case .technology(let technology): self[technology]
    case .keyboard: keyboard
    }
  }
}
