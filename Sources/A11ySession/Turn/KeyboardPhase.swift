// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Moves keyboard focus: for Tab, and at the program's request.
@MainActor
enum KeyboardPhase {
  static func perform(_ step: KeyboardStep, _ state: SessionState) -> [TurnStep] {
    switch step {
    case .move(let direction): return move(direction, state)
    case .go(let direction, let place): return go(direction, from: place, state)
    case .obey(let request): return obey(request, state)
    case .put(let target):
      state.keyboard.element = target
      return []
    case .hear(let target): return hear(target, state)
    case .edit(let target):
      guard let element = state.tree[target], element.role.isTextEntry,
        !element.states.isReadOnly
      else { return [] }
      return [.request(ActionRequest(.beginEditing, on: target), .none)]
    }
  }

  /// To the next or previous control, as Tab does.
  private static func move(
    _ direction: VoiceOver.Direction,
    _ state: SessionState
  ) -> [TurnStep] {
    let driven = state.navigators.driven
    guard let scope = state.tree.scope else { return [.effect(.sound(.border), driven)] }
    let drivenCursor = state.navigators.current?.cursor
    // Tab starts from a cursor that follows keyboard focus, even if it has moved since.
    let cursor = driven.navigator.followsKeyboardFocus ? drivenCursor : nil
    let place = cursor ?? state.keyboard.element ?? drivenCursor ?? scope
    if state.source.movesKeyboardFocus, !state.link.isClosed {
      let request = SystemRequest.moveKeyboardFocus(isForward: direction == .forward, from: place)
      return [.system(request, .border)]
    }
    let reach: Reach =
      direction == .forward ? .next(.keyboardFocusable) : .previous(.keyboardFocusable)
    return [
      .makeRows(RowSearch(reach: reach, place: place)), .keyboard(.go(direction, from: place)),
    ]
  }

  private static func go(
    _ direction: VoiceOver.Direction,
    from place: ElementID,
    _ state: SessionState
  ) -> [TurnStep] {
    let border = [TurnStep.effect(.sound(.border), state.navigators.driven)]
    guard let scope = state.tree.scope else { return border }
    let target =
      direction == .forward
      ? state.tree.next(.keyboardFocusable, after: place, in: scope)
      : state.tree.previous(.keyboardFocusable, before: place, in: scope)
    return target.map { arrive(at: $0, state) } ?? border
  }

  /// Where the program wants it.
  private static func obey(
    _ request: KeyboardFocusRequest,
    _ state: SessionState
  ) -> [TurnStep] {
    state.focus.isOwed = true
    switch request {
    case .move(let target):
      guard state.tree.isReachable(target),
        state.keyboard.element != target || state.editing == nil
      else { return [] }
      return arrive(at: target, isHeard: state.keyboard.isWantedHeard, state)
    case .dismiss:
      return leaveField(state) + [.keyboard(.put(nil))]
    }
  }

  private static func arrive(
    at target: ElementID,
    isHeard: Bool = false,
    _ state: SessionState
  ) -> [TurnStep] {
    (state.editing == target ? [] : leaveField(state))
      + [.keyboard(.put(target)), .request(ActionRequest(.focus, on: target), .silent)]
      + (isHeard ? [] : [.keyboard(.hear(target))]) + [.keyboard(.edit(target))]
  }

  private static func leaveField(_ state: SessionState) -> [TurnStep] {
    state.editing.map { [.request(ActionRequest(.endEditing, on: $0), .none)] } ?? []
  }

  /// Makes a keyboard focus perceptible: the cursor follows it, or a notice shows it.
  private static func hear(_ target: ElementID, _ state: SessionState) -> [TurnStep] {
    let technology = state.navigators.driven
    if technology.navigator.followsKeyboardFocus, state.navigators.current != nil {
      return [.navigate(technology.navigator.move(to: target))]
    }
    guard let label = state.tree[target]?.label else { return [] }
    return [.effect(.notice("Keyboard focus: \(label)"), technology)]
  }
}
