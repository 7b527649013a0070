// SPDX-License-Identifier: MIT

import A11yTree

/// The most recently reported state of the cursors.
struct FocusReport: Sendable {
  /// The maximum number of times that the cursors and the source may move each other during a turn.
  static let roundLimit = 16

  /// The positions of the cursors that were last reported to the source.
  private(set) var last = FocusedElements()
  /// The element to which the program last moved the cursors.
  private(set) var programCursor: ElementID?
  /// Whether the source has requested focus and is still waiting to learn the result.
  private var isOwed = false
  /// The requests that the source made when it was opened, before any cursor existed.
  private var opening = TreeUpdate()

  /// Notes that the source requested focus, so that the source receives the result even if no cursor moved.
  mutating func owe() { isOwed = true }

  /// Records the source's focus requests.
  mutating func note(_ requests: [FocusRequest]) {
    guard let last = requests.last else { return }
    isOwed = true
    programCursor = last.target
  }

  /// Keeps the source's requests until the cursors exist.
  mutating func keepForOpening(_ wishes: TreeUpdate) { opening.add(wishes) }

  /// Discards the source's initial requests to move the cursors, because continuous reading starts at the top.
  mutating func staysAtTop() {
    opening.focusRequests = []
    opening.keyboardFocus = nil
  }

  /// Removes the requests that the source made when it was opened, and returns them as updates for a turn.
  mutating func takeOpening() -> [TreeUpdate] {
    guard !opening.isEmpty else { return [] }
    defer { opening = TreeUpdate() }
    return [opening]
  }

  /// Returns whether the cursors' positions must be reported to the source and, if so, marks them as reported.
  mutating func isDue(_ focus: FocusedElements, isAsked: Bool) -> Bool {
    guard focus != last || isOwed || isAsked else { return false }
    last = focus
    isOwed = false
    return true
  }
}

/// The session reports the cursors to the source and applies the source's resulting changes, until no cursor moves. A
/// program that reads the focus has therefore read the final focus before the turn ends.
extension SessionCore {
  /// Moves keyboard focus to the element that the program requested and then reports the cursors.
  mutating func settleFocus(_ round: Int) -> [TurnStep] {
    if round == 0, tree.root != nil {
      let opening = focus.takeOpening()
      if !opening.isEmpty { return [.update(opening), .settleFocus(round: 0)] }
    }
    guard round < FocusReport.roundLimit else {
      keyboard.dropWish()
      show(
        "The program and the cursors kept moving each other; stopped after "
          + "\(FocusReport.roundLimit) rounds."
      )
      return []
    }
    guard let wish = keyboard.takeWish() else { return reportFocus(round) }
    return obey(wish) + [.reportFocus(round: round)]
  }

  /// Tells each technology which text field its user is editing. Only the user of the technology that the keys control
  /// can be editing a text field.
  private mutating func followEditing() -> [TurnStep] {
    let (tree, now, driven, field) = (self.tree, self.now, navigators.driven, typedInto)
    let effects = navigators.updateAll { navigator in
      let isDriven = Swift.type(of: navigator).technology == driven
      return navigator.didEdit(isDriven ? field : nil, in: tree, at: now)
    }
    return effects.flatMap { TurnStep.steps($0.effects, $0.technology) }
  }

  mutating func reportFocus(_ round: Int) -> [TurnStep] {
    let keyboards = followEditing()
    if !keyboards.isEmpty { return keyboards + [.reportFocus(round: round)] }
    guard !link.isClosed else { return [] }
    let focused = focusedElements
    guard focus.isDue(focused, isAsked: keyboard.isWanted) else { return [] }
    trace("reports \(focused.described)")
    call(.focusDidSettle(focused), for: .update(then: [.settleFocus(round: round + 1)]))
    return []
  }
}

extension FocusedElements {
  /// The cursors, as described in a trace.
  fileprivate var described: String {
    let cursors = AssistiveTechnology.allCases.map { technology in
      "\(technology.rawValue) \(self[technology].map { "#\($0)" } ?? "nowhere")"
    }
    return (cursors + ["keyboard \(keyboard.map { "#\($0)" } ?? "nowhere")"])
      .joined(separator: ", ")
  }
}
