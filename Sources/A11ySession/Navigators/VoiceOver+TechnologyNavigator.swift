// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension VoiceOver: TechnologyNavigator {
  static var name: String { "VoiceOver" }
  static var cursorName: String { "VoiceOver’s cursor" }
  static var footer: Footer {
    Footer(
      keys: [
        "←→ move", "Space activate", "↑↓ rotor", "[ ] turn", "a read", "/ find", "h heading",
        ", actions", ": command", "F2 switch",
      ],
      always: Footer.always
    )
  }
  static var keysAreSwitches: Bool { false }
  static var followsKeyboardFocus: Bool { true }
  static var keyRows: [KeyRow<SessionCommand>] { KeyTable.voiceOverRows }
  static var commands: [CommandEntry] { CommandTable.voiceOver }

  static func keyRows(onlyOn platform: Platform) -> [KeyRow<SessionCommand>] {
    platform == .macOS ? KeyTable.macRows : []
  }

  func restOfActivation() -> ActivationRest { ActivationRest() }

  init(_ settings: SessionSettings) {
    self.init()
    verbosity = settings.verbosity
  }

  static func move(to id: ElementID) -> SessionCommand { .voiceOver(.moveTo(id)) }

  func elements(in tree: AccessibilityTree) -> [ElementID] { cursor.map { [$0] } ?? [] }

  var anchorVerbosity: Verbosity { verbosity }
  var isReading: Bool { reading == .on }
  var isListOpen: Bool { actionsMenu != nil }

  func reach(of command: SessionCommand, in tree: AccessibilityTree) -> Reach? {
    guard case .voiceOver(let command) = command else { return nil }
    return reach(of: command, in: tree)
  }

  mutating func perform(
    _ command: SessionCommand,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    guard case .voiceOver(let command) = command else { return [] }
    return perform(command, in: tree)
  }

  mutating func resume(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    describe(in: tree)
  }

  mutating func apply(
    _ settings: SessionSettings,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    verbosity = settings.verbosity
    return []
  }

  var typedInto: ElementID? { nil }

  mutating func didEdit(
    _ field: ElementID?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] { [] }

  func save(to settings: inout SessionSettings) {}

  func status(in tree: AccessibilityTree, at time: Duration) -> String {
    guard let menu = actionsMenu else {
      let language = verbosity.catalog(for: tree).language
      return "Rotor: \(effectiveRotor(in: tree).spokenName(in: language))"
    }
    return "Actions: \(menu.names.marked(menu.index))"
  }
}

extension [String] {
  /// Returns the items' names on one line, with the chosen name in brackets.
  func marked(_ chosen: Int?) -> String {
    enumerated().map { $0 == chosen ? "[\($1)]" : " \($1) " }.joined()
  }
}
