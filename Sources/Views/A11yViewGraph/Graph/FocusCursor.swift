// SPDX-License-Identifier: MIT

import A11yTree

/// A cursor, which belongs to an assistive technology or to the keyboard.
package enum FocusCursor: Hashable, CaseIterable {
  /// An assistive technology's cursor.
  case technology(AssistiveTechnology)
  /// Keyboard focus.
  case keyboard

  package static let allCases =
    AssistiveTechnology.allCases.map(FocusCursor.technology) + [
      .keyboard
    ]
}

extension FocusedElements {
  /// The element at which a cursor is positioned.
  package subscript(cursor: FocusCursor) -> ElementID? {
    switch cursor {
    case .technology(let technology): self[technology]
    case .keyboard: keyboard
    }
  }
}
