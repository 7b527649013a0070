// SPDX-License-Identifier: MIT

import A11yTree

/// Reports the cursors to the source, and applies its changes in response, until nothing moves.
///
/// So a program that reads the focus has read it before the turn ends.
@MainActor
enum FocusPhase {
  /// Moves keyboard focus where the program wants it, then reports.
  static func begin(_ round: Int, _ state: SessionState) -> [TurnStep] {
    if round == 0, let asked = state.focus.opening, state.tree.root != nil {
      state.focus.opening = nil
      return [.update([asked]), .settleFocus(round: 0)]
    }
    guard round < FocusReport.roundLimit else {
      state.keyboard.wanted = nil
      state.show("The program and the cursors went on moving each other; they were stopped.")
      return []
    }
    guard let wanted = state.keyboard.wanted else { return report(round, state) }
    state.keyboard.wanted = nil
    return [.keyboard(.obey(wanted)), .reportFocus(round: round)]
  }

  static func report(_ round: Int, _ state: SessionState) -> [TurnStep] {
    let focus = state.focusedElements
    guard focus != state.focus.last || state.focus.isOwed || state.keyboard.wanted != nil,
      !state.link.isClosed
    else { return [] }
    state.focus.last = focus
    state.focus.isOwed = false
    let update = state.source.focusDidSettle(focus)
    return TurnStep.taking(update) + [.settleFocus(round: round + 1)]
  }
}
