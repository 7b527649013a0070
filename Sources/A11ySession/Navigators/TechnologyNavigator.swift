// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A navigator as a session drives it: the session uses every technology through it, and never
/// asks which one it has.
protocol TechnologyNavigator: Navigator {
  /// The technology's name.
  static var name: String { get }
  /// What its users call the place where they are: “the scanner”.
  static var cursorName: String { get }
  /// The keys that its users need first.
  static var footer: Footer { get }
  /// Whether its keys are switches: programs and text fields do not get them first, and all other
  /// keys do nothing.
  static var keysAreSwitches: Bool { get }
  /// Whether the cursor follows keyboard focus, and typed characters are spoken.
  static var followsKeyboardFocus: Bool { get }
  /// What its keys do on every platform.
  static var keyRows: [KeyRow<SessionCommand>] { get }
  /// What its keys do besides or instead on one platform.
  static func keyRows(onlyOn platform: Platform) -> [KeyRow<SessionCommand>]
  /// The commands that it understands.
  static var commands: [CommandEntry] { get }

  /// Creates a navigator that is not on an element yet.
  init(_ settings: SessionSettings)

  /// The command that moves the cursor to an element.
  static func move(to id: ElementID) -> SessionCommand

  /// The generation of the newest handled focus request.
  var newestRequest: UInt64 { get }
  /// Whether the cursor is about to move on, so that the element on the way is not spoken.
  var isTakenAlong: Bool { get set }
  /// Whether everything from the cursor on is being read.
  var isReading: Bool { get }
  /// Whether one of the navigator's own lists is open, which Escape closes.
  var isListOpen: Bool { get }

  /// How far a command looks; `nil` if not beyond the cursor's surroundings.
  func reach(of command: SessionCommand, in tree: AccessibilityTree) -> Reach?

  /// Performs a command; does nothing if it is for another technology.
  mutating func perform(
    _ command: SessionCommand,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// Why an utterance was said, with the tree as it was then.
  func explain(_ utterance: Utterance, in tree: AccessibilityTree) -> Explanation

  /// Continues where it was, because the keys drive it again.
  mutating func resume(in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Applies the user's settings.
  mutating func apply(
    _ settings: SessionSettings,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// The element that the navigator's own keyboard types into; `nil` while it shows none.
  var typedInto: ElementID? { get }

  /// Follows the text field that its user is editing; `nil` if none is.
  mutating func didEdit(
    _ field: ElementID?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// What completes an activation that its key has begun.
  func restOfActivation() -> ActivationRest

  /// Saves settings that the user changed in one of the technology's menus.
  func save(to settings: inout SessionSettings)

  /// Continues reading when an utterance has been spoken to the end.
  mutating func speechDidFinish(in tree: AccessibilityTree) -> [Effect]

  /// Records words that it did not say itself, such as the echo of typing.
  mutating func didHear(_ utterance: Utterance)

  /// Stops reading because the user did something else.
  mutating func stopReading()

  /// How an element is described, to detect changes in its words.
  var anchorVerbosity: Verbosity { get }

  /// The elements under the focus: of a group of stops, all.
  func elements(in tree: AccessibilityTree) -> [ElementID]

  /// The navigator's settings, in a line for the screen.
  func status(in tree: AccessibilityTree) -> String
}

/// What a user does to activate an element after the first press.
package struct ActivationRest {
  /// The commands that are left.
  package var commands: [SessionCommand] = []
  /// Whether what was said since the first press only leads to the last of them.
  package var isOnTheWay = false
}
