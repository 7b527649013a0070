// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The handlers to which a key is offered in order, until one of them can use the key.
enum KeyStage: Int, CaseIterable, Sendable {
  /// The open input line.
  case line
  /// Only the program, if the user requested that no other handler receive the key.
  case passed
  /// The element with keyboard focus, if the cursor that the keys control is also on that element.
  case focused
  /// The window, for its keyboard shortcuts.
  case window
  /// Ctrl-V, which passes the next key to the program.
  case verbatim
  /// The text field that is being edited.
  case field
  /// The technology that the keys control, followed by the keys that all technologies share.
  case technology
  /// The window again, for keys that nothing else has handled.
  case leftover
  /// No handler. The key has no effect, and the user is notified.
  case nobody

  /// The stage to which every key is offered first.
  static let first = KeyStage.line

  /// The next stage, or `nil` after the last stage.
  var next: KeyStage? { KeyStage(rawValue: rawValue + 1) }
}

/// The handling of keys. A key is offered to one ``KeyStage`` after another, and ``KeyTable`` defines the keys'
/// functions.
extension SessionCore {
  /// Decides what effect a key has.
  mutating func decide(_ key: Key, held: Duration) -> [TurnStep] {
    // The key's name is determined before the key is offered, because an answer may move keyboard focus out of a secret
    // field.
    offer(key, named: masked(key).name, held: held, .first)
  }

  /// Offers a key to a stage and then to the following stages.
  mutating func offer(
    _ key: Key,
    named name: String,
    held: Duration,
    _ stage: KeyStage
  ) -> [TurnStep] {
    var next: KeyStage? = stage
    while let stage = next {
      next = stage.next
      switch meaning(of: key, named: name, held: held, at: stage) {
      case .taken(let use):
        trace("key \(name): \(stage)")
        return perform(use)
      case .offered(let requests):
        guard let next, !requests.isEmpty else { continue }
        return offer(
          requests.map { .action($0) },
          orElse: .offerKey(key, name: name, held: held, next)
        )
      case .passedOver: continue
      }
    }
    return []
  }

  /// The meaning of a key at a stage.
  private enum Meaning {
    case taken(Use)
    case offered([ActionRequest])
    case passedOver
  }

  /// The function of a key at the stage that handles it.
  private enum Use {
    case line(Key, Prompt)
    case program([ActionRequest], Key, name: String)
    case verbatim
    case type(String)
    case edit(TextKey, ElementID)
    case command(SessionCommand)
    case notice(Word, String)
  }

  private mutating func perform(_ use: Use) -> [TurnStep] {
    switch use {
    case .line(let key, let prompt): return press(key, in: prompt)
    case .program(let requests, let key, let name):
      // The key is pressed as on a keyboard; if the program does not handle the key press, the key is offered to the
      // program's elements.
      let pressed = key.strokes.first.map { [SourceRequest.Kind.system(.pressKey($0))] } ?? []
      return offer(
        pressed + requests.map { .action($0) },
        orElse: .notice(.keyNotTaken, name, in: self)
      )
    case .verbatim:
      passNextKey()
      return [.notice(.nextKeyIsForApp, in: self)]
    case .type(let text): return type(text)
    case .edit(let use, let field): return edit(use, in: field)
    case .command(let command): return decide(command)
    case .notice(let word, let name): return [.notice(word, name, in: self)]
    }
  }

  /// If no text is being edited, presses the keys that type a string, one after another. Typing outside text is useful:
  /// a date field accepts digits, and a list moves to the item that begins with the typed text.
  ///
  /// - Parameter notice: The notice to show if the first key is not handled; later keys may have no effect.
  func press(_ text: Substring, orElse notice: Word?) -> [TurnStep] {
    guard let character = text.first else { return [] }
    guard let focused = keyboard.reported(in: tree), isDrivenCursor(in: focused)
    else { return notice.map { [.notice($0, in: self)] } ?? [] }
    let key = ActionRequest(.key(KeyStroke(character)), on: focused)
    let then = SourceRequest.Continuation.pressed(rest: text.dropFirst(), orElse: notice)
    return [.request(SourceRequest(kind: .action(key), then: then))]
  }

  private mutating func meaning(
    of key: Key,
    named name: String,
    held: Duration,
    at stage: KeyStage
  ) -> Meaning {
    let technology = navigators.driven
    switch stage {
    case .line:
      guard let prompt = line.prompt else { return .passedOver }
      return .taken(.line(key, prompt))
    case .passed:
      guard takesPassedKey() else { return .passedOver }
      let focused = keyboard.reported(in: tree)
      let keys = focused.map { id in key.strokes.map { ActionRequest(.key($0), on: id) } } ?? []
      let requests = keys + shortcuts(key)
      return .taken(.program(requests, key, name: name))
    case .focused:
      guard Self.isForPrograms(key, technology), let focused = keyboard.reported(in: tree),
        isDrivenCursor(in: focused)
      else { return .passedOver }
      return .offered(key.strokes.map { ActionRequest(.key($0), on: focused) })
    case .window:
      guard Self.isForPrograms(key, technology), mayBeShortcut(key) else { return .passedOver }
      return .offered(shortcuts(key))
    case .verbatim:
      guard key == .verbatim else { return .passedOver }
      return .taken(.verbatim)
    case .field: return typed(key)
    case .technology:
      let platform = settings.verbosity.platform
      guard let command = KeyTable.command(for: key, driving: technology, on: platform) else {
        return .passedOver
      }
      return .taken(.command(command.held(held)))
    case .leftover:
      guard key.isPlain, !technology.navigator.keysAreSwitches else { return .passedOver }
      return .offered(shortcuts(key))
    case .nobody:
      return .taken(.notice(.keyDoesNothing, name))
    }
  }

  /// Returns whether a key may be offered to programs. Switches and keys that end the session are never offered to
  /// programs.
  private static func isForPrograms(_ key: Key, _ technology: AssistiveTechnology) -> Bool {
    !key.endsSession && !isSwitch(key, technology)
  }

  /// Returns whether a key is a switch for the technology that the keys control.
  static func isSwitch(_ key: Key, _ technology: AssistiveTechnology) -> Bool {
    technology.navigator.keysAreSwitches && KeyTable.own(key, technology) != nil
  }

  private func mayBeShortcut(_ key: Key) -> Bool {
    if !key.isPlain { return true }
    guard editing == nil, !navigators.isListOpen else { return false }
    switch key {
    case Key(.escape): return true
    // Return activates an interactive element; elsewhere, it triggers the window's default action.
    case Key(.enter):
      let cursor = navigators.current?.cursor
      return !(cursor.flatMap { tree[$0]?.isInteractive } ?? false)
    default: return false
    }
  }

  /// Returns the shortcuts that a key may trigger in the user's current window.
  private func shortcuts(_ key: Key) -> [ActionRequest] {
    let focused = keyboard.reported(in: tree)
    let place = focused ?? navigators.current?.cursor ?? tree.scope
    return place.map { place in key.strokes.map { ActionRequest(.shortcut($0), on: place) } } ?? []
  }

  func isDrivenCursor(in focused: ElementID) -> Bool {
    guard let cursor = navigators.current?.cursor else { return true }
    // A field whose list is elsewhere in the tree moves the cursor into the list but continues to receive key presses.
    if cursor == focus.programCursor { return true }
    return tree.isInside(cursor, focused) || apart == focused
  }

  private func typed(_ key: Key) -> Meaning {
    guard let field = editing else { return .passedOver }
    if Self.isSwitch(key, navigators.driven), !key.isLetter { return .passedOver }
    if let text = key.typedText { return .taken(.type(text)) }
    if key.typesUnknownText { return .taken(.notice(.keyTypesUnknown, key.name)) }
    guard let use = KeyTable.textKey(for: key) else { return .passedOver }
    let hasLines = tree[field]?.states.isMultiline == true
    return .taken(.edit(hasLines ? use : use.inOneLine, field))
  }
}

extension SessionCommand {
  /// Returns the command for a switch, given the time for which it was held.
  fileprivate func held(_ time: Duration) -> SessionCommand {
    guard case .switchControl(let press, _) = self else { return self }
    return .switchControl(press, held: time)
  }
}
