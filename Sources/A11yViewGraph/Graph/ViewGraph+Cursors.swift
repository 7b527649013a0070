// SPDX-License-Identifier: MIT

import A11yTree

extension ViewGraph {
  /// Takes in where the cursors are, so that features follow them.
  package func cursorsSettled(_ reported: FocusedElements) {
    let before = cursors
    var now = reported
    run(.cursors) { try $0.cursorsWillSettle(&now, in: self) }
    cursors = now
    run(.cursors) { try $0.cursorsDidSettle(from: before, in: self) }
  }
}
