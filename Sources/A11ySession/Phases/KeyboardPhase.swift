// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Moves keyboard focus: for Tab, and at the program's request.
@MainActor
enum KeyboardPhase {
  /// To the next or previous control, as Tab does.
  static func move(
    _ direction: VoiceOver.Direction,
    _ state: SessionState
  ) -> [TurnStep] {
    let driven = state.navigators.driven
    guard let scope = state.tree.scope else { return [.border(state)] }
    let drivenCursor = state.navigators.current?.cursor
    // Tab starts from a cursor that follows keyboard focus, even if it has moved since.
    let cursor = driven.navigator.followsKeyboardFocus ? drivenCursor : nil
    let place = cursor ?? state.keyboard.element ?? drivenCursor ?? scope
    if state.link.source.movesKeyboardFocus, !state.link.isClosed {
      let request = SystemRequest.moveKeyboardFocus(isForward: direction == .forward, from: place)
      return [.ask(request, ifRefused: .border)]
    }
    let reach: Reach =
      direction == .forward ? .next(.keyboardFocusable) : .previous(.keyboardFocusable)
    return [
      .makeRows(RowSearch(reach, from: place)), .decide { go(direction, from: place, $0) },
    ]
  }

  private static func go(
    _ direction: VoiceOver.Direction,
    from place: ElementID,
    _ state: SessionState
  ) -> [TurnStep] {
    guard let scope = state.tree.scope else { return [.border(state)] }
    let target =
      direction == .forward
      ? state.tree.next(.keyboardFocusable, after: place, in: scope)
      : state.tree.previous(.keyboardFocusable, before: place, in: scope)
    return target.map { arrive(at: $0, state) } ?? [.border(state)]
  }

  /// Where the program wants it.
  static func obey(_ wish: KeyboardFocus.Wish, _ state: SessionState) -> [TurnStep] {
    state.focus.owe()
    switch wish.request {
    case .move(let target):
      guard state.tree.isReachable(target),
        !wish.isThere || state.keyboard.element != target || state.editing == nil
      else { return [] }
      return arrive(at: target, isHeard: wish.isHeard, state)
    case .dismiss:
      return leaveField(state) + [put(on: nil)]
    }
  }

  private static func arrive(
    at target: ElementID,
    isHeard: Bool = false,
    _ state: SessionState
  ) -> [TurnStep] {
    (state.editing == target ? [] : leaveField(state))
      + [put(on: target), .ask(ActionRequest(.focus, on: target), ifRefused: .silent)]
      + (isHeard ? [] : [.decide { hear(target, $0) }]) + [.decide { edit(target, $0) }]
  }

  private static func put(on target: ElementID?) -> TurnStep {
    .decide { state in
      state.log.trace("keyboard focus moves to \(state.name(of: target))")
      state.keyboard.move(to: target, from: state.navigators.current?.cursor)
      return []
    }
  }

  private static func edit(_ target: ElementID, _ state: SessionState) -> [TurnStep] {
    guard let element = state.tree[target], element.role.isTextEntry,
      !element.states.isReadOnly
    else { return [] }
    return [.ask(ActionRequest(.beginEditing, on: target))]
  }

  private static func leaveField(_ state: SessionState) -> [TurnStep] {
    state.editing.map { [.ask(ActionRequest(.endEditing, on: $0))] } ?? []
  }

  /// Creates a keyboard focus perceptible: the cursor follows it, or a notice shows it.
  private static func hear(_ target: ElementID, _ state: SessionState) -> [TurnStep] {
    let technology = state.navigators.driven
    if technology.navigator.followsKeyboardFocus, state.navigators.current != nil {
      return NavigatorPhase.navigate(.voiceOver(.followKeyboardFocus(target)), state)
    }
    guard let label = state.tree[target]?.label else { return [] }
    return [.notice(.keyboardFocus, label, in: state)]
  }
}
