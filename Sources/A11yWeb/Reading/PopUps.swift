// SPDX-License-Identifier: MIT

import A11yTree

/// The pop-ups of a page, with the elements that the cursor was on when the pop-ups opened.
struct PopUps {
  private var openers: [ElementID: ElementID] = [:]
  /// The element that was expanded while the cursor was on it. What it opened can have any role or none, as popovers do.
  private var expanded: ElementID?

  /// Records the pop-ups that an update adds while the cursor is on an element.
  mutating func note(_ update: TreeUpdate, openedAt cursor: ElementID?) {
    guard let cursor else { return }
    for change in update.changes {
      if change.scope == .added {
        if change.element.isPopUp { openers[change.id] = cursor }
      } else if change.id == cursor, change.element.states.isExpanded == true {
        expanded = cursor
      }
    }
  }

  /// Returns the element that opened a pop-up that is now closed, if the element still exists.
  mutating func opener(ofClosed popUp: ElementID, in elements: [ElementID: Element]) -> ElementID? {
    let opener = openers[popUp]
    openers = openers.filter { elements[$0.key] != nil }
    return opener.flatMap { elements[$0] == nil ? nil : $0 }
  }

  /// Returns the element that was expanded last, if an update collapses it and removes the element with the cursor.
  func collapsed(
    by update: TreeUpdate,
    without cursor: ElementID?,
    in elements: [ElementID: Element]
  ) -> ElementID? {
    guard let expanded, let cursor, elements[cursor] == nil,
      update.changes.contains(where: { $0.id == expanded && $0.element.states.isExpanded == false })
    else { return nil }
    return expanded
  }
}

extension Element {
  /// Whether the element opens in front of other elements and can be left without a response. A modal dialog does not
  /// count as a pop-up, because every navigator returns from a modal dialog without a recorded position.
  var isPopUp: Bool {
    switch role {
    case .dialog, .alertDialog, .menu, .listBox, .tooltip: !traits.contains(.isModal)
    default: false
    }
  }
}
