// SPDX-License-Identifier: MIT

import A11yTree

/// The pop-ups of a page, with the elements that the cursor was on when the pop-ups opened.
struct PopUps {
  private var openers: [ElementID: ElementID] = [:]

  /// Records the pop-ups that an update adds while the cursor is on an element.
  mutating func note(_ update: TreeUpdate, openedAt cursor: ElementID?) {
    guard let cursor else { return }
    for change in update.changes where change.scope == .added && change.element.isPopUp {
      openers[change.id] = cursor
    }
  }

  /// Returns the element that opened a pop-up that is now closed, if the element still exists.
  mutating func opener(ofClosed popUp: ElementID, in elements: [ElementID: Element]) -> ElementID? {
    let opener = openers[popUp]
    openers = openers.filter { elements[$0.key] != nil }
    return opener.flatMap { elements[$0] == nil ? nil : $0 }
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
