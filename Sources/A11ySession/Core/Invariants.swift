// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The invariants that hold in every session after every event and are checked by a simulation.
extension SessionCore {
  /// The status that the source last reported.
  package var status: SourceStatus { link.status }

  /// Whether the source has closed and therefore receives no more requests.
  package var isSourceClosed: Bool { link.isClosed }

  /// Returns a description of an invariant that is violated, or `nil` if all invariants hold.
  ///
  /// - Parameters:
  ///   - time: The time that was reported last.
  ///   - model: The tree according to the source; `nil` to skip the comparison.
  package func violation(at time: Duration, _ model: AccessibilityTree?) -> String? {
    if awaited != nil { return "a reply is still expected, although all replies have arrived" }
    for technology in AssistiveTechnology.allCases {
      if let cursor = navigators[technology]?.cursor, !tree.contains(cursor) {
        return "the \(technology.rawValue) cursor is on #\(cursor), which does not exist"
      }
    }
    for technology in AssistiveTechnology.allCases where turn.isOver && !link.isClosed {
      let field = navigators[technology]?.typedInto
      if let field, technology != navigators.driven || field != typedInto {
        return "\(technology.rawValue) has a keyboard for #\(field), which is not being edited"
      }
    }
    if let focused = keyboard.element, !tree.contains(focused) {
      return "keyboard focus is on #\(focused), which does not exist"
    }
    if let waitDeadline, waitDeadline < now { return "a turn is still open after its time limit" }
    if isRealTime, let deadline, deadline < min(now, time) {
      return "an event is overdue"
    }
    if speech.waiting.count(where: { $0.utterance?.priority == .low }) > SpeechQueue.lowLimit {
      return "too many low-priority utterances are waiting"
    }
    if turn.isOver, !commands.isEmpty { return "commands are waiting although no turn is open" }
    let size = link.heldCount + link.pendingCount
    if size > 400 { return "\(size) requests and updates are waiting to be handled" }
    if speech.waiting.count > 200 { return "\(speech.waiting.count) utterances are waiting" }
    if speech.current == nil, !speech.waiting.isEmpty, turn.isOver {
      return "utterances are waiting although none is being spoken"
    }
    if let model, turn.isOver, link.isOpen, link.heldCount == 0, let lost = difference(from: model)
    {
      return "a change to #\(lost) was lost"
    }
    return nil
  }

  /// Whether the last turn is over.
  package var isTurnOver: Bool { turn.isOver }

  /// The number of commands that have been dropped so far.
  package var droppedCommands: Int { commands.droppedCount }

  /// The words that still have to be spoken, or `nil` if there are none or continuous reading is in progress.
  package var unended: String? {
    navigators.isReading ? nil : (speech.current ?? speech.waiting.first)?.words
  }

  /// Returns an element that differs between two trees, or `nil` if the trees are equal.
  private func difference(from model: AccessibilityTree) -> ElementID? {
    guard let root = model.root else { return tree.root }
    guard tree.root == root else { return root }
    var pending = [root]
    while let next = pending.popLast() {
      guard tree[next] == model[next] else { return next }
      pending += model[next]?.children ?? []
    }
    return tree.count == model.count ? nil : root
  }
}
