// SPDX-License-Identifier: MIT

import A11yTree

/// What the source knows about the cursors.
struct FocusReport: Sendable {
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
  mutating func owe() { isOwed = true }

  /// Notes the source's requests for the focus.
  mutating func note(_ requests: [FocusRequest]) {
    guard let last = requests.last else { return }
    isOwed = true
    programCursor = last.target
  }

  /// Keeps what the source asks for before there are cursors.
  mutating func keepForOpening(_ wishes: TreeUpdate) { opening.add(wishes) }

  /// Leaves the cursors alone where the source asked to move them at opening: somebody reads all.
  mutating func staysAtTop() {
    opening.focusRequests = []
    opening.keyboardFocus = nil
  }

  /// Removes and returns what the source asked for at opening, as the updates of a turn.
  mutating func takeOpening() -> [TreeUpdate] {
    guard !opening.isEmpty else { return [] }
    defer { opening = TreeUpdate() }
    return [opening]
  }

  /// Whether the source needs a report of the cursors; they then count as reported.
  mutating func isDue(_ focus: FocusedElements, isAsked: Bool) -> Bool {
    guard focus != last || isOwed || isAsked else { return false }
    last = focus
    isOwed = false
    return true
  }
}

/// The cursors are reported to the source, and its changes applied in response, until nothing moves: a
/// program that reads the focus has read it before the turn ends.
extension SessionCore {
  /// Moves keyboard focus where the program wants it, then reports.
  mutating func settleFocus(_ round: Int) -> [TurnStep] {
    if round == 0, tree.root != nil {
      let opening = focus.takeOpening()
      if !opening.isEmpty { return [.update(opening), .settleFocus(round: 0)] }
    }
    guard round < FocusReport.roundLimit else {
      keyboard.dropWish()
      show("The program and the cursors went on moving each other; they were stopped.")
      return []
    }
    guard let wish = keyboard.takeWish() else { return reportFocus(round) }
    return obey(wish) + [.reportFocus(round: round)]
  }

  /// Tells each technology which text field its user is editing: keys drive only one of them.
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
  /// The cursors in a trace.
  fileprivate var described: String {
    let cursors = AssistiveTechnology.allCases.map { technology in
      "\(technology.rawValue) \(self[technology].map { "#\($0)" } ?? "nowhere")"
    }
    return (cursors + ["keyboard \(keyboard.map { "#\($0)" } ?? "nowhere")"])
      .joined(separator: ", ")
  }
}
