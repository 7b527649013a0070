// SPDX-License-Identifier: MIT

import A11yTree

/// The position of a page's focus, and the position that the session knows.
@MainActor
final class PageFocus {
  /// The element that has the page's focus, according to the session.
  private(set) var known: ElementID?
  /// The last key that was offered to the page and not used by it.
  private(set) var offeredKey: KeyStroke?
  /// The last key that was typed ahead and used by the page.
  private(set) var usedKey: KeyStroke?
  /// The descendant, such as an option, that the focused element marks as active.
  private(set) var knownActive: ElementID?
  /// The DOM node that had the page's focus at the last reading.
  private(set) var node: Int?
  /// The user's position before Tab led to a node without an element, such as an empty node. The next press of Tab
  /// starts at that node.
  private(set) var startOfUnshown: ElementID?
  /// The positions of the VoiceOver cursor and the scanner.
  private var cursors = FocusedElements()
  private var generation: UInt64 = 0

  /// The user's position, which is the VoiceOver cursor or, if there is none, the scanner's cursor.
  var cursor: ElementID? { cursors.voiceOver ?? cursors.switchControl }

  /// Records the positions of the session's cursors, and returns the new position of a cursor that has moved.
  func settle(_ focus: FocusedElements) -> ElementID? {
    offeredKey = nil
    let moved = focus.voiceOver != cursors.voiceOver ? focus.voiceOver : nil
    let scanned = focus.switchControl != cursors.switchControl ? focus.switchControl : nil
    cursors = focus
    known = focus.keyboard
    return moved ?? scanned
  }

  /// Records the position at which Tab was pressed if the press led to a node without an element. If the press led to
  /// an element, discards the previous position.
  func tabbed(from start: ElementID?) {
    startOfUnshown = known == nil && node != nil ? start : nil
  }

  /// Stores a key that the page did not use, or removes the stored key if the new value is `nil`.
  func remember(offered stroke: KeyStroke?) { offeredKey = stroke }

  /// Stores a key that was typed ahead and used by the page, or removes the stored key if the new value is `nil`.
  func remember(used stroke: KeyStroke?) { usedKey = stroke }

  /// Removes all stored elements, because their document has been replaced by another one.
  func reset() {
    known = nil
    knownActive = nil
    node = nil
  }

  /// Returns a request to move the cursors to an element.
  func request(_ id: ElementID) -> FocusRequest {
    generation += 1
    // A cursor that is already on the element does not need to move.
    var technologies = AccessibilityTechnologies.all
    if cursors.voiceOver == id { technologies.remove(.voiceOver) }
    if cursors.switchControl == id { technologies.remove(.switchControl) }
    return FocusRequest(id, for: technologies, generation: generation)
  }

  /// Reports the current position of the page's focus, if the session does not know it.
  ///
  /// - Parameters:
  ///   - active: The active element inside the focused element.
  func follow(
    _ node: Int?,
    _ element: ElementID?,
    active: ElementID?,
    _ update: inout TreeUpdate
  ) {
    let wasThere = node != nil && node == self.node
    self.node = node
    if element != known {
      known = element
      // The cursor stays with the active element, even if the session regards that element as
      // focused.
      if active == nil || !wasThere {
        update.keyboardFocus = element.map { .move($0) } ?? .dismiss
      }
    }
    guard active != knownActive else { return }
    knownActive = active
    // If the active element no longer exists, for example because a list has closed, the cursor moves to the focused
    // element.
    guard let place = active ?? (wasThere ? element : nil) else { return }
    update.focusRequests.append(request(place))
  }
}
