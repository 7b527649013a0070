import A11yTree

/// VoiceOver: a cursor that goes from element to element and says what it meets.
///
/// ```
/// var voiceOver = VoiceOver()
/// _ = voiceOver.start(in: tree, at: .zero)
/// voiceOver.perform(.next, in: tree)   // [.speak("Email, text field, double tap to edit")]
/// ```
public struct VoiceOver: Navigator {
  /// The technology that this navigator is.
  public static var technology: AssistiveTechnology { .voiceOver }

  /// How much is said.
  public var verbosity = Verbosity()

  /// The element under the cursor.
  public internal(set) var cursor: ElementID?

  /// What the rotor was turned to, the items that only some elements offer left out:
  /// ``effectiveRotor(in:)`` says what up and down do now.
  public internal(set) var rotor: RotorItem = .headings

  /// What was said last.
  public internal(set) var lastUtterance: Utterance?

  /// Whether everything from the cursor on is being read.
  public internal(set) var reading: Reading = .off

  /// The list of actions, while it is open.
  public internal(set) var actionsMenu: ActionsMenu?

  /// What the user turned the rotor to while on this element: until the cursor moves, that counts
  /// for more than what the element offers.
  var turned: RotorItem?
  /// The element and the containers around it as they were when the cursor came.
  var context: [ElementID] = []
  /// Which of the element's actions the rotor is at: 0 is the default action.
  var actionIndex = 0
  /// The place in the element's text, in characters, words or lines; `nil` before the first.
  var textPlace: TextPlace?
  var scopes = ScopeHistory()
  /// Whether the cursor is about to be taken elsewhere: where it comes by on the way is not said.
  public var isTakenAlong = false
  /// Where the page stood that was scrolled last, if the cursor has not moved since.
  var page: String?
  /// The newest request that was answered.
  var generation: UInt64 = 0

  /// Makes a VoiceOver that is not on an element yet.
  public init() {}

  /// VoiceOver itself waits for nothing: what takes time is its speech.
  public var deadline: Duration? { nil }

  /// Nothing depends on the time.
  public mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect] { [] }

  /// How far reading everything has come.
  public enum Reading: Hashable, Sendable {
    /// Nothing is being read by itself.
    case off
    /// The next element follows when this one was said.
    case on
    /// Reading stopped and can go on.
    case paused
  }

  /// The element's actions as a list to choose from.
  public struct ActionsMenu: Hashable, Sendable {
    /// The names, the default action first.
    public internal(set) var names: [String]
    /// Which one the cursor is on; `nil` before the first.
    public internal(set) var index: Int?
  }
}
