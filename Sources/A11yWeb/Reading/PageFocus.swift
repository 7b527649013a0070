// SPDX-License-Identifier: MIT

import A11yTree

/// Where a page's own focus is, and what the session knows of it.
@MainActor
final class PageFocus {
  /// The element with the page's own focus, as the session knows it.
  private(set) var known: ElementID?
  /// The key that the page was offered last, and did not use.
  private(set) var offeredKey: KeyStroke?
  /// The element that the page's focus marks as active inside it, such as an option.
  private(set) var knownActive: ElementID?
  /// The DOM node with the page's own focus at the last reading.
  private(set) var node: Int?
  /// Where the user was when Tab led to a node that has no element, such as an empty one; the next Tab starts
  /// at the node.
  private(set) var startOfUnshown: ElementID?
  /// Where VoiceOver and the scanner are.
  private var cursors = FocusedElements()
  private var generation: UInt64 = 0

  /// Where the user is: VoiceOver's cursor, or the scanner.
  var cursor: ElementID? { cursors.voiceOver ?? cursors.switchControl }

  /// Takes in where the session's cursors are; returns where one of them has gone.
  func settle(_ focus: FocusedElements) -> ElementID? {
    offeredKey = nil
    let moved = focus.voiceOver != cursors.voiceOver ? focus.voiceOver : nil
    let scanned = focus.switchControl != cursors.switchControl ? focus.switchControl : nil
    cursors = focus
    known = focus.keyboard
    return moved ?? scanned
  }

  /// Records where Tab started that led to a node without an element, or that it led elsewhere.
  func tabbed(from start: ElementID?) {
    startOfUnshown = known == nil && node != nil ? start : nil
  }

  /// Remembers a key that the page did not use; `nil` forgets it.
  func remember(offered stroke: KeyStroke?) { offeredKey = stroke }

  /// Forgets the elements, because another document has replaced theirs.
  func reset() {
    known = nil
    knownActive = nil
    node = nil
  }

  /// The request to the cursors to go to an element.
  func request(_ id: ElementID) -> FocusRequest {
    generation += 1
    // Who is there already has no way to go.
    var technologies = AccessibilityTechnologies.all
    if cursors.voiceOver == id { technologies.remove(.voiceOver) }
    if cursors.switchControl == id { technologies.remove(.switchControl) }
    return FocusRequest(id, for: technologies, generation: generation)
  }

  /// Reports where the page's own focus is now, if the session does not know.
  ///
  /// - Parameters:
  ///   - active: The element that is active inside the one with the focus.
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
      // The cursor stays with what is active inside, also where the session thinks of that as focus.
      if active == nil || !wasThere {
        update.keyboardFocus = element.map { .move($0) } ?? .dismiss
      }
    }
    guard active != knownActive else { return }
    knownActive = active
    // What was active is gone, as when a list has closed: the cursor is where the focus is.
    guard let place = active ?? (wasThere ? element : nil) else { return }
    update.focusRequests.append(request(place))
  }
}
