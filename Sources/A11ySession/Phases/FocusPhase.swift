// SPDX-License-Identifier: MIT

import A11yTree

/// Reports the cursors to the source, and applies its changes in response, until nothing moves.
///
/// So a program that reads the focus has read it before the turn ends.
@MainActor
enum FocusPhase {
  /// Moves keyboard focus where the program wants it, then reports.
  static func settle(_ round: Int, _ state: SessionState) -> [TurnStep] {
    if round == 0, state.tree.root != nil {
      let opening = state.focus.takeOpening()
      if !opening.isEmpty { return [.update(opening), .settleFocus(round: 0)] }
    }
    guard round < FocusReport.roundLimit else {
      state.keyboard.dropWish()
      state.show("The program and the cursors went on moving each other; they were stopped.")
      return []
    }
    guard let wish = state.keyboard.takeWish() else { return report(round, state) }
    return KeyboardPhase.obey(wish, state) + [.decide { report(round, $0) }]
  }

  private static func report(_ round: Int, _ state: SessionState) -> [TurnStep] {
    guard !state.link.isClosed else { return [] }
    let focus = state.focusedElements
    guard state.focus.isDue(focus, isAsked: state.keyboard.isWanted) else { return [] }
    state.log.trace("reports \(focus.described)")
    let update = state.link.source.focusDidSettle(focus)
    return TurnStep.taking(update) + [.settleFocus(round: round + 1)]
  }
}

extension FocusedElements {
  /// The cursors in a trace.
  fileprivate var described: String {
    let cursors = AssistiveTechnology.allCases.map { technology in
      "\(technology.rawValue) \(self[technology].map { "#\($0)" } ?? "nowhere")"
    }
    return (cursors + ["keyboard \(keyboard.map { "#\($0)" } ?? "nowhere")"])
      .joined(separator: ", ")
  }
}
