// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Decides what a key does: ``KeyStage`` is the order, ``KeyTable`` the meaning at each stage.
@MainActor
enum KeyDecision {
  static func decide(_ key: Key, held: Duration, _ state: SessionState) -> [TurnStep] {
    // Named before anybody is asked, because the answer may move keyboard focus out of a secret field.
    decide(key, named: state.masked(key).name, held: held, .first, state)
  }

  private static func decide(
    _ key: Key,
    named name: String,
    held: Duration,
    _ stage: KeyStage,
    _ state: SessionState
  ) -> [TurnStep] {
    var next: KeyStage? = stage
    while let stage = next {
      next = stage.next
      switch use(key, named: name, held: held, stage, state) {
      case .taken(let steps):
        state.log.trace("key \(name): \(stage)")
        return steps(state)
      case .offered(let requests):
        guard let next, !requests.isEmpty else { continue }
        return offer(requests.map { .action($0) }, state) {
          decide(key, named: name, held: held, next, $0)
        }
      case .passedOver: continue
      }
    }
    return []
  }

  /// Presses a key in the program alone: as a keyboard does, or else as something that its elements
  /// are offered. If nothing takes it, a notice says so.
  private static func pass(
    _ requests: [ActionRequest],
    _ key: Key,
    named name: String,
    _ state: SessionState
  ) -> [TurnStep] {
    let pressed = key.strokes.first.map { [SourceRequest.Kind.system(.pressKey($0))] } ?? []
    return offer(pressed + requests.map { .action($0) }, state) {
      [.notice(.keyNotTaken, name, in: $0)]
    }
  }

  /// Offers one request after the other until one is taken.
  private static func offer(
    _ requests: [SourceRequest.Kind],
    _ state: SessionState,
    orElse: @escaping @MainActor (SessionState) -> [TurnStep]
  ) -> [TurnStep] {
    guard let first = requests.first else { return [.decide(orElse)] }
    let rest = Array(requests.dropFirst())
    let field = EditedField(state)
    return [
      .request(
        SourceRequest(kind: first, isAnswerFirst: false) { outcome, state in
          outcome == .handled
            ? field.map { $0.newValue(state) } ?? [] : offer(rest, state, orElse: orElse)
        }
      )
    ]
  }

  /// Presses the keys of a text where nothing is being edited, one after the other: a part of a date
  /// takes digits, and a list goes to the item that begins so.
  ///
  /// - Parameter notice: What is shown if the first key is not taken; the others may change nothing.
  static func press(
    _ text: Substring,
    orElse notice: Word?,
    _ state: SessionState
  ) -> [TurnStep] {
    guard let character = text.first else { return [] }
    guard let focused = state.keyboard.reported(in: state.tree), isDrivenCursor(in: focused, state)
    else { return notice.map { [.notice($0, in: state)] } ?? [] }
    let key = ActionRequest(.key(KeyStroke(character)), on: focused)
    return [
      .request(
        SourceRequest(kind: .action(key), isAnswerFirst: false) { outcome, state in
          if outcome != .handled, let notice { return [.notice(notice, in: state)] }
          return press(text.dropFirst(), orElse: nil, state)
        }
      )
    ]
  }

  private enum Use {
    /// Taken; returns what the key does.
    case taken(@MainActor (SessionState) -> [TurnStep])
    case offered([ActionRequest])
    case passedOver
  }

  private static func use(
    _ key: Key,
    named name: String,
    held: Duration,
    _ stage: KeyStage,
    _ state: SessionState
  ) -> Use {
    let technology = state.navigators.driven
    switch stage {
    case .line:
      guard let prompt = state.line.prompt else { return .passedOver }
      return .taken { LineDecision.press(key, prompt, $0) }
    case .passed:
      guard state.takesPassedKey() else { return .passedOver }
      let focused = state.keyboard.reported(in: state.tree)
      let keys = focused.map { id in key.strokes.map { ActionRequest(.key($0), on: id) } } ?? []
      let requests = keys + shortcuts(key, state)
      return .taken { pass(requests, key, named: name, $0) }
    case .focused:
      guard isForPrograms(key, technology), let focused = state.keyboard.reported(in: state.tree),
        isDrivenCursor(in: focused, state)
      else { return .passedOver }
      return .offered(key.strokes.map { ActionRequest(.key($0), on: focused) })
    case .window:
      guard isForPrograms(key, technology), mayBeShortcut(key, state) else { return .passedOver }
      return .offered(shortcuts(key, state))
    case .verbatim:
      guard key == .verbatim else { return .passedOver }
      return .taken { state in
        state.passNextKey()
        return [.notice(.nextKeyIsForApp, in: state)]
      }
    case .field: return typed(key, state)
    case .technology:
      let platform = state.settings.verbosity.platform
      guard let command = KeyTable.command(for: key, driving: technology, on: platform) else {
        return .passedOver
      }
      return .taken { CommandDecision.decide(command.held(held), $0) }
    case .leftover:
      guard key.isPlain, !technology.navigator.keysAreSwitches else { return .passedOver }
      return .offered(shortcuts(key, state))
    case .nobody:
      return .taken { [.notice(.keyDoesNothing, name, in: $0)] }
    }
  }

  /// Switches stay switches, and keys that end the session always do.
  private static func isForPrograms(_ key: Key, _ technology: AssistiveTechnology) -> Bool {
    !key.endsSession && !isSwitch(key, technology)
  }

  /// Whether a key is one of the switches of the technology that it drives.
  static func isSwitch(_ key: Key, _ technology: AssistiveTechnology) -> Bool {
    technology.navigator.keysAreSwitches && KeyTable.own(key, technology) != nil
  }

  private static func mayBeShortcut(_ key: Key, _ state: SessionState) -> Bool {
    if !key.isPlain { return true }
    guard state.editing == nil, !state.navigators.isListOpen else { return false }
    switch key {
    case Key(.escape): return true
    // Return activates what it can; the default action is for everywhere else.
    case Key(.enter):
      let cursor = state.navigators.current?.cursor
      return !(cursor.flatMap { state.tree[$0]?.isInteractive } ?? false)
    default: return false
    }
  }

  /// The shortcuts that a key may be in the user's current window.
  private static func shortcuts(_ key: Key, _ state: SessionState) -> [ActionRequest] {
    let focused = state.keyboard.reported(in: state.tree)
    let place = focused ?? state.navigators.current?.cursor ?? state.tree.scope
    return place.map { place in key.strokes.map { ActionRequest(.shortcut($0), on: place) } } ?? []
  }

  private static func isDrivenCursor(in focused: ElementID, _ state: SessionState) -> Bool {
    guard let cursor = state.navigators.current?.cursor else { return true }
    // A field whose list is elsewhere moves the cursor in it, and goes on taking keys.
    if cursor == state.focus.programCursor { return true }
    return state.tree.isInside(cursor, focused) || state.apart == focused
  }

  private static func typed(_ key: Key, _ state: SessionState) -> Use {
    guard let field = state.editing else { return .passedOver }
    if isSwitch(key, state.navigators.driven), !key.isLetter { return .passedOver }
    if let text = key.typedText { return .taken { Typing.type(text, $0) } }
    if key.typesUnknownText { return .taken { [.notice(.keyTypesUnknown, key.name, in: $0)] } }
    guard let use = KeyTable.textKey(for: key) else { return .passedOver }
    let hasLines = state.tree[field]?.states.isMultiline == true
    return .taken { Typing.edit(hasLines ? use : use.inOneLine, in: field, $0) }
  }
}

extension SessionCommand {
  /// The command for a switch that was held for a time.
  fileprivate func held(_ time: Duration) -> SessionCommand {
    guard case .switchControl(let press, _) = self else { return self }
    return .switchControl(press, held: time)
  }
}
