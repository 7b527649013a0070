// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The interface through which a session controls a navigator. The session uses every technology through this protocol,
/// without checking which technology it is using.
protocol TechnologyNavigator: Navigator {
  /// The technology's name.
  static var name: String { get }
  /// The term that the technology's users use for the cursor, such as “the scanner”.
  static var cursorName: String { get }
  /// The keys that the technology's users need most.
  static var footer: Footer { get }
  /// Whether the technology's keys are switches. If the keys are switches, they are not offered to programs or text
  /// fields first, and all other keys have no effect.
  static var keysAreSwitches: Bool { get }
  /// Whether the cursor follows keyboard focus and the technology speaks typed characters.
  static var followsKeyboardFocus: Bool { get }
  /// The key assignments for every platform.
  static var keyRows: [KeyRow<SessionCommand>] { get }
  /// Returns the key assignments that one platform adds or replaces.
  static func keyRows(onlyOn platform: Platform) -> [KeyRow<SessionCommand>]
  /// The commands that the technology supports.
  static var commands: [CommandEntry] { get }

  /// Creates a navigator whose cursor is not yet on an element.
  init(_ settings: SessionSettings)

  /// Returns the command that moves the cursor to an element.
  static func move(to id: ElementID) -> SessionCommand

  /// The generation of the newest handled focus request.
  var newestRequest: UInt64 { get }
  /// Whether the cursor is about to move again, so that the intermediate element is not spoken.
  var isTakenAlong: Bool { get set }
  /// Whether everything from the cursor onward is being read.
  var isReading: Bool { get }
  /// Whether one of the navigator's own lists is open. Escape closes the list.
  var isListOpen: Bool { get }

  /// Returns how far a command searches, or `nil` if the search does not extend beyond the cursor's surroundings.
  func reach(of command: SessionCommand, in tree: AccessibilityTree) -> Reach?

  /// Performs a command, unless the command is for another technology.
  mutating func perform(
    _ command: SessionCommand,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// Explains why an utterance was spoken, given the tree at that time.
  func explain(_ utterance: Utterance, in tree: AccessibilityTree) -> Explanation

  /// Continues from the navigator's previous position because the keys control the navigator again.
  mutating func resume(in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Applies the user's settings.
  mutating func apply(
    _ settings: SessionSettings,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// The element into which the navigator's own keyboard types, or `nil` if the navigator shows no keyboard.
  var typedInto: ElementID? { get }

  /// Tells the navigator which text field the technology's user is editing, or passes `nil` if the user is not editing.
  mutating func didEdit(
    _ field: ElementID?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// Returns the remaining steps of an activation that the user started with the technology's key.
  func restOfActivation() -> ActivationRest

  /// Saves settings that the user changed in one of the technology's menus.
  func save(to settings: inout SessionSettings)

  /// Continues reading after an utterance has been spoken to its end.
  mutating func speechDidFinish(in tree: AccessibilityTree) -> [Effect]

  /// Records an utterance that the navigator did not produce itself, such as the echo of typing.
  mutating func didHear(_ utterance: Utterance)

  /// Stops reading because the user gave another command.
  mutating func stopReading()

  /// The verbosity of the descriptions that are compared to detect changes to an element's words.
  var anchorVerbosity: Verbosity { get }

  /// Returns the focused elements or, for a group of stops, all elements in the group.
  func elements(in tree: AccessibilityTree) -> [ElementID]

  /// Returns a one-line description of the navigator's state at the given time, for display on the screen.
  func status(in tree: AccessibilityTree, at time: Duration) -> String
}

/// The actions by which a user completes an activation after the first press.
package struct ActivationRest {
  /// The remaining commands.
  package var commands: [SessionCommand] = []
  /// Whether the words spoken since the first press only describe the path to the last command.
  package var isOnTheWay = false
}
