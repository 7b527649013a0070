// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

extension Explorer {
  /// Presses every pressable control within the limits, each from a fresh state.
  func act(_ exploration: Exploration, _ live: inout LiveExploration) throws {
    let hasTime = timer(limits.time)
    var rest = exploration.stops.filter { $0.isPressable }[...]
    var pressed = 0
    var planned: [String] = []
    var refused: [String: [String]] = [:]
    var strange = 0
    while let stop = rest.popFirst() {
      if let reason = limits.reasonToLeave(stop.element) {
        refused[reason, default: []].append(stop.name)
        continue
      }
      guard pressed < limits.controls, hasTime() else {
        let words = (rest.count + 1).counted("control")
        live.leftOut.append(
          "The limit on presses or time was reached before \(words) could be pressed."
        )
        break
      }
      pressed += 1
      if limits.isRehearsal {
        planned.append("“\(stop.name.shortened(to: 40))”")
        continue
      }
      if let act = try press(stop) { live.acts.append(act) } else { strange += 1 }
    }
    if limits.isRehearsal {
      let list = planned.isEmpty ? "none" : planned.joined(separator: ", ")
      live.leftOut.append("Controls that would be pressed: \(list).")
    }
    for (reason, names) in refused.sorted(by: { $0.key < $1.key }) {
      let shown = limits.isRehearsal ? names.count : 3
      let list = names.prefix(shown).map { "“\($0.shortened(to: 40))”" }.joined(separator: ", ")
      live.leftOut.append(
        "Controls not pressed \(reason): \(list); use --allow NAME to press a control."
      )
    }
    if strange > 0 {
      live.leftOut.append(
        "\(strange.counted("control")) led to another page or could not be found again."
      )
    }
  }

  /// Presses one control on a fresh screen and returns a record of the action, or `nil` if the control is missing or
  /// leads to another page.
  private func press(_ stop: HeardStop) throws -> Act? {
    let visit = try begin()
    defer { visit.close() }
    guard let element = visit.tree[stop.id], element.label == stop.element.label,
      element.role == stop.element.role
    else { return nil }
    visit.perform(.voiceOver(.moveTo(stop.id)))
    guard visit.session.focus(of: .voiceOver) == stop.id else { return nil }
    let before = visit.tree
    visit.forget()
    visit.perform(.voiceOver(.activate))
    let first = visit.tree
    visit.perform(.wait(limits.listening))
    guard !visit.hasLeft else { return nil }
    var act = Act(
      at: stop,
      ["activate", "wait \(limits.listening.components.seconds)s"],
      records: visit.records,
      from: before,
      to: visit.tree,
      cursor: visit.session.focus(of: .voiceOver),
      keyboardFocus: visit.session.keyboardFocus
    )
    if act.openedDialog != nil {
      act.dialog = try explore(act, visit)
      return act
    }
    let changesAtOnce = first.arrangement != before.arrangement
    if first.hasControls(besides: before) { act.looks = [(.zero, first)] + follow(visit) }
    if changesAtOnce || act.after.arrangement != before.arrangement {
      act.again = pressAgain(stop, act, visit)
    }
    return act
  }

  /// Checks the screen once a second for controls that disappear on their own, and returns the screen's states.
  private func follow(_ visit: Visit) -> [(Duration, AccessibilityTree)] {
    var looks = [(limits.listening, visit.tree)]
    var time = limits.listening
    while time < limits.watching, !visit.hasLeft {
      visit.perform(.wait(.seconds(1)))
      time += .seconds(1)
      if visit.tree.arrangement != looks.last?.1.arrangement { looks.append((time, visit.tree)) }
    }
    return looks
  }

  /// Presses the same control again to check whether the second press reverses the effect of the first.
  private func pressAgain(_ stop: HeardStop, _ act: Act, _ visit: Visit) -> AccessibilityTree? {
    guard visit.tree.isReachable(stop.id) else { return nil }
    visit.perform(.voiceOver(.moveTo(stop.id)))
    guard visit.session.focus(of: .voiceOver) == stop.id else { return nil }
    visit.perform(.voiceOver(.activate))
    return visit.hasLeft ? nil : visit.tree
  }
}

extension AccessibilityTree {
  /// Returns whether this tree has a control that is missing from another tree.
  fileprivate func hasControls(besides before: AccessibilityTree) -> Bool {
    arrangement != before.arrangement
      && visibleElements.contains { kinds(of: $0).contains(.interactive) && !before.contains($0) }
  }
}

extension HeardStop {
  /// Whether the element's role implies that pressing the element changes something on the screen. Links are excluded
  /// because they lead to other pages, and text fields are excluded because they wait for input.
  var isPressable: Bool {
    guard isInteractive, !element.states.isDisabled else { return false }
    switch element.role {
    case .textField, .secureTextField, .searchField, .slider, .stepper, .option, .scrollbar,
      .datePicker, .colorWell, .popUpButton:
      return false
    case .link:
      let address = element.details.url
      return address.isEmpty || address.hasSuffix("#") || address.hasPrefix("javascript:")
    default: return true
    }
  }
}
