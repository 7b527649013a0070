// SPDX-License-Identifier: MIT

import A11yTree

/// What the source knows about the cursors.
@MainActor
final class FocusReport {
  /// The maximum number of times that cursors and source may move each other in one turn.
  static let roundLimit = 16

  /// The cursors as last reported to the source.
  private(set) var last = FocusedElements()
  /// Where the program has moved cursors last.
  private(set) var programCursor: ElementID?
  /// Whether the source asked for focus and still needs a report of the result.
  private var isOwed = false
  /// The source's requests at opening, before there were cursors.
  private var opening = TreeUpdate()

  /// Notes that the source asked for focus, so that it receives the result even if nothing moved.
  func owe() { isOwed = true }

  /// Notes the source's requests for the focus.
  func note(_ requests: [FocusRequest]) {
    guard let last = requests.last else { return }
    isOwed = true
    programCursor = last.target
  }

  /// Keeps what the source asks for before there are cursors.
  func keepForOpening(_ wishes: TreeUpdate) { opening.add(wishes) }

  /// Leaves the cursors alone where the source asked to move them at opening: somebody reads all.
  func staysAtTop() {
    opening.focusRequests = []
    opening.keyboardFocus = nil
  }

  /// Removes and returns what the source asked for at opening, as the updates of a turn.
  func takeOpening() -> [TreeUpdate] {
    guard !opening.isEmpty else { return [] }
    defer { opening = TreeUpdate() }
    return [opening]
  }

  /// Whether the source needs a report of the cursors; they then count as reported.
  func isDue(_ focus: FocusedElements, isAsked: Bool) -> Bool {
    guard focus != last || isOwed || isAsked else { return false }
    last = focus
    isOwed = false
    return true
  }
}
