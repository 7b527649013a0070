// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Who is offered a key, in this order; the first to handle it takes it.
enum KeyStage: Int, CaseIterable {
  /// The open input line.
  case line
  /// The program alone, if the user asked for that.
  case passed
  /// The element with keyboard focus, if the cursor that the keys drive is on it.
  case focused
  /// The window, for shortcuts.
  case window
  /// Ctrl-V, which passes the next key to the program.
  case verbatim
  /// The text field that is being edited.
  case field
  /// The technology that the keys drive, then what keys do for every technology.
  case technology
  /// The window again, for keys that nothing handled.
  case leftover
  /// Nobody: the key does nothing, and the user is notified.
  case nobody

  /// The stage at which every key starts.
  static let first = KeyStage.line

  /// The stage that follows.
  var next: KeyStage? { KeyStage(rawValue: rawValue + 1) }
}

/// Decides what a key does: ``KeyStage`` is the order, ``KeyTable`` the meaning at each stage.
@MainActor
enum KeyPhase {
  static func decide(
    _ key: Key,
    held: Duration,
    _ stage: KeyStage,
    _ state: SessionState
  ) -> [TurnStep] {
    var next: KeyStage? = stage
    while let stage = next {
      next = stage.next
      switch use(key, held: held, stage, state) {
      case .taken(let steps): return steps
      case .offered(let requests):
        guard let next, !requests.isEmpty else { continue }
        return [.offer(requests, orElse: key, held: held, next)]
      case .passedOver: continue
      }
    }
    return []
  }

  /// Offers a key to the program, one request at a time, until one is handled.
  static func offer(
    _ requests: [ActionRequest],
    orElse key: Key,
    held: Duration,
    _ stage: KeyStage
  ) -> [TurnStep] {
    guard let first = requests.first else { return [.key(key, held: held, stage)] }
    let rest = Array(requests.dropFirst())
    return [.request(first, .offer(rest, orElse: key, held: held, stage))]
  }

  /// Offers a key to the program alone.
  static func pass(_ requests: [ActionRequest], _ key: Key, _ state: SessionState) -> [TurnStep] {
    guard let first = requests.first else {
      guard let stroke = key.strokes.first else {
        return [.outcome(.refused(notice: ""), .unusedKey(key))]
      }
      return [.system(.pressKey(stroke), .unusedKey(key))]
    }
    return [.request(first, .passedKey(Array(requests.dropFirst()), key))]
  }

  private enum Use {
    case taken([TurnStep])
    case offered([ActionRequest])
    case passedOver
  }

  private static func use(
    _ key: Key,
    held: Duration,
    _ stage: KeyStage,
    _ state: SessionState
  ) -> Use {
    let technology = state.navigators.driven
    switch stage {
    case .line:
      return state.prompt == nil ? .passedOver : .taken([.prompt(.press(key))])
    case .passed:
      guard state.passesNextKey else { return .passedOver }
      state.passesNextKey = false
      let focused = state.keyboard.reported(in: state.tree)
      let keys = focused.map { id in key.strokes.map { ActionRequest(.key($0), on: id) } } ?? []
      return .taken([.passedKey(keys + shortcuts(key, state), key)])
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
      state.passesNextKey = true
      return .taken([.effect(.notice("The next key is for the app."), technology)])
    case .field: return typed(key, state)
    case .technology:
      guard let command = KeyTable.command(for: key, driving: technology) else {
        return .passedOver
      }
      return .taken([.command(command.held(held))])
    case .leftover:
      guard key.isPlain, !technology.navigator.keysAreSwitches else { return .passedOver }
      return .offered(shortcuts(key, state))
    case .nobody:
      let words = "The key \(key.name) does nothing here; ? shows the keys."
      return .taken([.effect(.notice(words), technology)])
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
    return state.tree.isInside(cursor, focused)
  }

  private static func typed(_ key: Key, _ state: SessionState) -> Use {
    guard let field = state.editing else { return .passedOver }
    if isSwitch(key, state.navigators.driven), !key.isLetter { return .passedOver }
    if let text = key.typedText { return .taken(TypingPhase.type(text, state)) }
    guard let use = KeyTable.textKey(for: key) else { return .passedOver }
    // Where there are no lines, these are the technology's.
    if case .edit(let edit) = use, edit == .lineUp || edit == .lineDown,
      state.tree[field]?.states.isMultiline != true
    {
      return .passedOver
    }
    return .taken(TypingPhase.edit(use, in: field, state))
  }
}

extension SessionCommand {
  /// The command for a switch that was held for a time.
  fileprivate func held(_ time: Duration) -> SessionCommand {
    guard case .switchControl(let press, _) = self else { return self }
    return .switchControl(press, held: time)
  }
}
