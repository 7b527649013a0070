// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

extension Explorer {
  /// Tries to move out of a dialog that an action opened, and then to close it.
  func explore(_ act: Act, _ visit: Visit) throws -> DialogVisit? {
    guard let dialog = act.openedDialog else { return nil }
    var found = DialogVisit(dialog)
    let inside = visit.tree.stops(in: dialog)
    readOn(from: dialog, inside.count, visit, &found)
    tabRound(in: dialog, inside.count, visit, &found)
    visit.perform(.voiceOver(.moveTo(inside.first ?? dialog)))
    visit.perform(.voiceOver(.escape))
    visit.perform(.wait(.seconds(1)))
    found.closesOnEscape = !visit.isOpen(dialog)
    if !found.closesOnEscape {
      found.wasTriedWhole = true
      for (place, id) in inside.enumerated() {
        guard let stop = act.after[id], stop.isInteractive else { continue }
        let isAllowed = limits.reasonToLeave(stop) == nil
        guard place < limits.exits, isAllowed, !stop.role.isTextEntry else {
          found.wasTriedWhole = false
          continue
        }
        found.tried.append(stop.label)
        if try closes(dialog, id, act) {
          found.closingStop = stop.label
          break
        }
      }
    }
    return found
  }

  /// Moves VoiceOver forward from the dialog and records its first position outside the dialog.
  private func readOn(
    from dialog: ElementID,
    _ count: Int,
    _ visit: Visit,
    _ found: inout DialogVisit
  ) {
    visit.perform(.voiceOver(.moveTo(dialog)))
    for _ in 0...count + 1 {
      visit.forget()
      let before = visit.session.focus(of: .voiceOver)
      visit.perform(.voiceOver(.next))
      guard let cursor = visit.session.focus(of: .voiceOver), cursor != before else { return }
      if !visit.tree.isInside(cursor, dialog) {
        found.readOutside = visit.records.last {
          if case .speech = $0.content { true } else { false }
        }
        return
      }
    }
  }

  /// Presses Tab until keyboard focus has completed one cycle, and records the first focused element outside the
  /// dialog.
  private func tabRound(
    in dialog: ElementID,
    _ count: Int,
    _ visit: Visit,
    _ found: inout DialogVisit
  ) {
    guard visit.screen.source.movesKeyboardFocus else { return }
    var seen = 0
    for _ in 0...count + 2 {
      visit.perform(.moveKeyboardFocus(.forward))
      guard let focus = visit.session.keyboardFocus, visit.isOpen(dialog) else { continue }
      if !visit.tree.isInside(focus, dialog), focus != dialog {
        found.tabbedOutside = focus
        return
      }
      seen += 1
    }
    found.keepsTab = seen > 1
  }

  /// Returns whether pressing one of the dialog's stops on a fresh screen closes the dialog.
  private func closes(_ dialog: ElementID, _ id: ElementID, _ act: Act) throws -> Bool {
    let visit = try begin()
    defer { visit.close() }
    visit.perform(.voiceOver(.moveTo(act.stop.id)))
    visit.perform(.voiceOver(.activate))
    visit.perform(.wait(.seconds(1)))
    guard visit.isOpen(dialog), visit.tree[id] != nil else { return false }
    visit.perform(.voiceOver(.moveTo(id)))
    visit.perform(.voiceOver(.activate))
    visit.perform(.wait(.seconds(1)))
    return visit.hasLeft || !visit.isOpen(dialog)
  }
}

extension Visit {
  /// Returns whether a dialog is open.
  func isOpen(_ dialog: ElementID) -> Bool {
    tree.isVisible(dialog) && tree[dialog]?.isDialog == true
  }
}

extension AccessibilityTree {
  /// Returns the stops inside an element, in reading order.
  func stops(in id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var next = first(.stop, in: id)
    while let stop = next {
      found.append(stop)
      next = self.next(.stop, after: stop, in: id)
    }
    return found
  }
}
