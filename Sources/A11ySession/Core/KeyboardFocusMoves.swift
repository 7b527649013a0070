// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Moves keyboard focus with Tab and at the program's request.
extension SessionCore {
  /// Moves keyboard focus to the next or previous control, as Tab does.
  func moveKeyboardFocus(_ direction: VoiceOver.Direction) -> [TurnStep] {
    let driven = navigators.driven
    guard let scope = tree.scope else { return [.border(self)] }
    let drivenCursor = navigators.current?.cursor
    // If a cursor follows keyboard focus, Tab starts from the cursor, even if the cursor has moved away from keyboard
    // focus.
    let cursor = driven.navigator.followsKeyboardFocus ? drivenCursor : nil
    let place = cursor ?? keyboard.element ?? drivenCursor ?? scope
    if link.movesKeyboardFocus, !link.isClosed {
      let request = SystemRequest.moveKeyboardFocus(isForward: direction == .forward, from: place)
      return [.ask(request, ifRefused: .border)]
    }
    let reach: Reach =
      direction == .forward ? .next(.keyboardFocusable) : .previous(.keyboardFocusable)
    return [
      .makeRows(RowSearch(reach, from: place)), .moveKeyboardFocus(direction, from: place),
    ]
  }

  func moveKeyboardFocus(
    _ direction: VoiceOver.Direction,
    from place: ElementID
  ) -> [TurnStep] {
    guard let scope = tree.scope else { return [.border(self)] }
    let target =
      direction == .forward
      ? tree.next(.keyboardFocusable, after: place, in: scope)
      : tree.previous(.keyboardFocusable, before: place, in: scope)
    return target.map { putKeyboardFocus(at: $0) } ?? [.border(self)]
  }

  /// Moves keyboard focus as the program requested.
  mutating func obey(_ wish: KeyboardFocus.Wish) -> [TurnStep] {
    focus.owe()
    switch wish.request {
    case .move(let target):
      guard tree.isReachable(target),
        !wish.isThere || keyboard.element != target || editing == nil
      else { return [] }
      return putKeyboardFocus(at: target, isHeard: wish.isHeard)
    case .dismiss:
      return leaveField() + [.putKeyboardFocus(nil)]
    }
  }

  private func putKeyboardFocus(at target: ElementID, isHeard: Bool = false) -> [TurnStep] {
    (editing == target ? [] : leaveField())
      + [.putKeyboardFocus(target), .ask(ActionRequest(.focus, on: target), ifRefused: .silent)]
      + (isHeard ? [] : [.announceKeyboardFocus(target)]) + [.editIfText(target)]
  }

  mutating func putKeyboardFocus(on target: ElementID?) -> [TurnStep] {
    trace { "keyboard focus moves to \($0.name(of: target))" }
    // The program may have removed the target in the meantime.
    let isThere = target.map { tree.contains($0) } ?? true
    if isThere { keyboard.move(to: target, from: navigators.current?.cursor) }
    return []
  }

  func editIfText(_ target: ElementID) -> [TurnStep] {
    guard let element = tree[target], element.isTypedInto,
      !element.states.isReadOnly
    else { return [] }
    return [.ask(ActionRequest(.beginEditing, on: target))]
  }

  private func leaveField() -> [TurnStep] {
    editing.map { [.ask(ActionRequest(.endEditing, on: $0))] } ?? []
  }

  /// Announces the element that received keyboard focus, either by moving the cursor to it or by showing a notice.
  mutating func announceKeyboardFocus(on target: ElementID) -> [TurnStep] {
    let technology = navigators.driven
    if technology.navigator.followsKeyboardFocus, navigators.current != nil {
      return navigate(.voiceOver(.followKeyboardFocus(target)))
    }
    guard let label = tree[target]?.label else { return [] }
    return [.notice(.keyboardFocus, label, in: self)]
  }
}
