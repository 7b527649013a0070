// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension SwitchControl: TechnologyNavigator {
  static var name: String { "Switch Control" }
  static var cursorName: String { "the scanner" }
  static var footer: Footer {
    Footer(
      keys: ["Space select", "Enter next", "← previous", "m menu", "p pause", "F2 VoiceOver"],
      always: Footer.always
    )
  }
  static var keysAreSwitches: Bool { true }
  static var followsKeyboardFocus: Bool { false }
  static var keyRows: [KeyRow<SessionCommand>] { KeyTable.switchControlRows }
  static var commands: [CommandEntry] { CommandTable.switches }

  static func keyRows(onlyOn platform: Platform) -> [KeyRow<SessionCommand>] { [] }

  func restOfActivation() -> ActivationRest {
    guard let place = panel?.stops.firstIndex(where: \.activates) else {
      return ActivationRest(
        commands: settings.tapBehavior == .autoTap ? [.wait(settings.autoTapInterval)] : []
      )
    }
    let moves = Array(repeating: SessionCommand.switchControl(.next), count: place)
    return ActivationRest(commands: moves + [.switchControl(.select)], isOnTheWay: true)
  }

  init(_ settings: SessionSettings) { self.init(settings.switchControl) }

  static func move(to id: ElementID) -> SessionCommand { .switchControl(.moveTo(id)) }

  /// Whether the cursor is about to move again. The value is always `false`, because a scanner does not follow keyboard
  /// focus.
  var isTakenAlong: Bool {
    get { false }
    set {}
  }
  var anchorVerbosity: Verbosity { settings.verbosity }
  var isReading: Bool { false }
  var isListOpen: Bool { false }

  func reach(of command: SessionCommand, in tree: AccessibilityTree) -> Reach? { nil }

  mutating func didHear(_ utterance: Utterance) {}

  mutating func perform(
    _ command: SessionCommand,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    guard case .switchControl(let command, let held) = command else { return [] }
    return perform(command, in: tree, at: time, held: held)
  }

  mutating func resume(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    wake(at: time)
    return describe(in: tree)
  }

  mutating func apply(
    _ settings: SessionSettings,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    perform(.set(settings.switchControl), in: tree, at: time)
  }

  var typedInto: ElementID? { keyboard?.field }

  mutating func didEdit(
    _ field: ElementID?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    edit(field, in: tree, at: time)
  }

  func save(to settings: inout SessionSettings) { settings.switchControl = self.settings }

  mutating func speechDidFinish(in tree: AccessibilityTree) -> [Effect] { [] }

  mutating func stopReading() {}

  func status(in tree: AccessibilityTree, at time: Duration) -> String {
    if let recipeName { return "Recipe: \(recipeName)" }
    if let line = line(at: time, in: tree) { return "Point scanning: \(words(for: line))" }
    if let panel {
      let words = settings.verbosity.catalog(for: tree)
      let names = (panel.stops + [.back]).map { words.name(of: $0) }
      return "\(words.name(of: panel).capitalizedFirst): \(names.marked(panelPlace))"
    }
    var words = ["Scanning: \(settings.scanning.rawValue)"]
    if settings.scanning == .auto { words.append("every \(settings.interval.inSeconds)") }
    if depth > 0 { words.append("depth \(depth)") }
    if stop == .back { words.append("at the group’s exit") }
    if stop == .scannerMenu { words.append("at the scanner menu") }
    if isPaused { words.append("paused") }
    if !isScanning { words.append("stopped") }
    return words.joined(separator: ", ")
  }

  /// Returns the gliding cursor's name and position, and the elements that the cursor crosses.
  private func words(for line: GlidingLine) -> String {
    let (start, extent) =
      line.isVertical ? (line.frame.x, line.frame.width) : (line.frame.y, line.frame.height)
    let (first, last) = (Int(start.rounded()), Int((start + extent).rounded()))
    let place = first == last ? "\(first)" : "\(first)–\(last)"
    let crossed = line.crossed.joined(separator: ", ")
    let paused = isPaused ? ", paused" : ""
    return "\(line.name) at \(place)\(crossed.isEmpty ? "" : ": \(crossed)")\(paused)"
  }
}
