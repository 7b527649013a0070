// SPDX-License-Identifier: MIT

import A11yTree

/// What the source knows about the cursors.
struct FocusReport {
  /// The maximum number of times that cursors and source may move each other in one turn.
  static let roundLimit = 16

  /// The cursors as last reported to the source.
  var last = FocusedElements()
  /// Where the program has moved cursors last.
  var programCursor: ElementID?
  /// Whether the source asked for focus and still needs a report of the result.
  var isOwed = false
  /// The source's requests at opening, before there were cursors.
  var opening: TreeUpdate?
}
