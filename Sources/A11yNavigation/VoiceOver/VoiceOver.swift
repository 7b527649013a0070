// SPDX-License-Identifier: MIT

import A11yTree

/// VoiceOver: a cursor that moves from element to element and speaks each one.
///
/// ```
/// var voiceOver = VoiceOver()
/// _ = voiceOver.start(in: tree, at: .zero)
/// voiceOver.perform(.next, in: tree)   // [.speak("Email, text field, double tap to edit")]
/// ```
public struct VoiceOver: Navigator {
  /// The technology that this navigator models.
  public static var technology: AssistiveTechnology { .voiceOver }

  /// How much is said.
  public var verbosity = Verbosity()

  /// The element under the cursor.
  public internal(set) var cursor: ElementID?

  /// The rotor's setting, ignoring items that only some elements offer: ``effectiveRotor(in:)`` is
  /// what up and down do now.
  public internal(set) var rotor: RotorItem = .headings

  /// The last utterance.
  public internal(set) var lastUtterance: Utterance?

  /// Whether everything from the cursor on is being read.
  public internal(set) var reading: Reading = .off

  /// The list of actions, while it is open.
  public internal(set) var actionsMenu: ActionsMenu?

  /// The user's rotor choice on this element: until the cursor moves, it overrides what the element
  /// offers.
  var turned: RotorItem?
  /// The element and its containers at the time the cursor arrived.
  var context: [ElementID] = []
  /// The index of the rotor's chosen action: 0 is the default action.
  var actionIndex = 0
  /// The position in the element's text, in characters, words or lines; `nil` before the first.
  var textPlace: TextPlace?
  var scopes = ScopeHistory()
  /// Whether the cursor is about to move on, so that the element on the way is not spoken.
  public var isTakenAlong = false
  /// The position of the last scrolled page, if the cursor has not moved since.
  var page: String?
  /// The generation of the newest handled focus request.
  var generation: UInt64 = 0

  /// Makes a VoiceOver that is not on an element yet.
  public init() {}

  /// Always `nil`: only VoiceOver's speech takes time.
  public var deadline: Duration? { nil }

  /// Does nothing: VoiceOver does not depend on the time.
  public mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect] { [] }

  /// The progress of reading everything.
  public enum Reading: Hashable, Sendable {
    /// Nothing is being read continuously.
    case off
    /// The next element follows when this one has been spoken.
    case on
    /// Reading is paused and can resume.
    case paused
  }

  /// The element's actions as a list to choose from.
  public struct ActionsMenu: Hashable, Sendable {
    /// The names, the default action first.
    public internal(set) var names: [String]
    /// The index of the current action; `nil` before the first.
    public internal(set) var index: Int?
  }
}
