import A11yNavigation
import A11yTree

/// A navigator as a session drives it: what every technology answers, so that the session never
/// asks which one it has.
protocol TechnologyNavigator: Navigator {
  /// What the technology is called.
  static var name: String { get }
  /// Whether its keys are switches: no program and no text field gets them first, and a key that
  /// is none of them does nothing.
  static var keysAreSwitches: Bool { get }
  /// Whether the cursor goes along with keyboard focus, and typed characters are said.
  static var followsKeyboardFocus: Bool { get }

  /// Makes a navigator that is not on an element yet.
  init(_ settings: SessionSettings)

  /// The command that moves the cursor to an element.
  static func move(to id: ElementID) -> SessionCommand

  /// The generation of the newest focus request that was answered.
  var newestRequest: UInt64 { get }
  /// Whether the cursor is about to be taken elsewhere, so that where it comes by is not said.
  var isTakenAlong: Bool { get set }
  /// Whether everything from the cursor on is being read.
  var isReading: Bool { get }
  /// Whether a list of the navigator's own is open, which Escape closes.
  var isListOpen: Bool { get }

  /// How far a command looks; `nil` if not beyond what is near.
  func reach(of command: SessionCommand, in tree: AccessibilityTree) -> Reach?

  /// Does what the user said; nothing if the command is for another technology.
  mutating func perform(
    _ command: SessionCommand,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// Goes on where it was, because the keys drive it again.
  mutating func resume(in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Takes in the user's settings.
  mutating func apply(
    _ settings: SessionSettings,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// Hands back the settings that the user has changed in a menu of the technology.
  func save(to settings: inout SessionSettings)

  /// Goes on reading when what was being said was said to its end.
  mutating func speechDidFinish(in tree: AccessibilityTree) -> [Effect]

  /// Stops reading, because the user did something else.
  mutating func stopReading()

  /// How an element is described, so that what changes in its words is found.
  var anchorVerbosity: Verbosity { get }

  /// What the navigator is set to, in a line for the screen.
  func status(in tree: AccessibilityTree) -> String
}
