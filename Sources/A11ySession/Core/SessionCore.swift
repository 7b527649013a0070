// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// The logic of a session, without input and output.
///
/// A core takes ``SessionEvent``s and returns ``SessionEffect``s. A core is a value that contains the tree, the
/// navigators, the focus, the input line, the speech queue and the open turn. A core has no access to a source, a
/// voice, a clock or a file, and stores no closures. The same events always lead to the same effects.
/// ``AssistiveSession`` is the shell that performs the effects and sends their results as events.
package struct SessionCore: Sendable {
  /// The initial configuration of a core.
  package struct Setup: Hashable, Sendable {
    package var settings = SessionSettings()
    package var readingOrder = ReadingOrder.source
    package var pacing = Pacing.script
    /// Whether shown messages are also spoken because the listener may not see them.
    package var speaksNotices = false

    /// Creates the configuration for a session that a script runs.
    package init() {}
  }

  package let pacing: Pacing
  /// The state of the source: the tree, pending requests, and updates that have not yet been applied.
  var link: SourceLink
  /// The navigators, one for each assistive technology.
  var navigators: Navigators
  var keyboard = KeyboardFocus()
  var focus = FocusReport()
  var line: InputLine
  var speech: SpeechQueue
  package var log: SessionLog
  /// The open turn.
  var turn = Turn()
  /// The commands that still have to be performed.
  var commands = HeldCommands()
  /// The purpose of the reply to the last call, or `nil` if no reply is expected.
  var awaited: AwaitedReply?
  /// Whether the open turn can continue without waiting.
  var endsWaits = false
  /// The time up to which due events still have to be handled, or `nil` if all have been handled.
  var timeTarget: Duration?
  /// The number of the turn in which continuous reading last advanced.
  var readingTurn = 0
  /// The effects that the shell still has to perform.
  var effects: [SessionEffect] = []
  private(set) var settings: SessionSettings
  private(set) var now: Duration = .zero
  package private(set) var isFinished = false
  /// Whether only the program receives the next key.
  private(set) var passesNextKey = false

  /// Creates the core for a session that has not started.
  package init(_ setup: Setup) {
    pacing = setup.pacing
    settings = setup.settings
    link = SourceLink(readingOrder: setup.readingOrder)
    navigators = Navigators(setup.settings)
    line = InputLine(isRealTime: setup.pacing.isRealTime)
    speech = SpeechQueue(waitsForVoice: setup.pacing.waitsForVoice)
    log = SessionLog(speaksNotices: setup.speaksNotices)
  }

  /// Returns whether an event is currently allowed. While a reply from the source is pending, only that reply and a
  /// status are allowed.
  package func accepts(_ event: SessionEvent) -> Bool {
    switch event {
    case .status: true
    case .reply: awaited != nil
    default: awaited == nil
    }
  }

  /// Handles an event, and returns the effects in the order in which the shell performs them.
  ///
  /// A call to the source is always the last effect. The turn continues only when the reply arrives.
  package mutating func handle(_ event: SessionEvent) -> [SessionEffect] {
    if case .status(let status) = event {
      // A status is sent before the event that it accompanies, and the event continues the turn.
      link.note(status)
      return []
    }
    receive(event)
    run()
    defer { effects = [] }
    return effects
  }
}

extension SessionCore {
  /// The current elements.
  package var tree: AccessibilityTree { link.tree }

  /// The technology that the keys control.
  package var driven: AssistiveTechnology { navigators.driven }

  /// Whether a person presses the keys and time passes on its own.
  var isRealTime: Bool { pacing.isRealTime }

  /// The text field that is being edited.
  var editing: ElementID? { keyboard.editing(in: tree) }

  /// The element into which an on-screen keyboard types: the edited text field, or a component of a date in a source
  /// that moves keyboard focus itself.
  var typedInto: ElementID? {
    if let editing { return editing }
    guard link.movesKeyboardFocus, let focused = keyboard.reported(in: tree),
      tree.role(of: focused) == .stepper, tree[focused]?.states.isReadOnly == false
    else { return nil }
    return focused
  }

  /// The element that receives keys even though no cursor can reach it.
  var apart: ElementID? { keyboard.apart(from: navigators.current?.cursor, in: tree) }

  /// The element that typing and keys change, as opposed to the cursor’s commands: the edited text field, or an element
  /// with keyboard focus that no cursor can reach.
  var keyTaker: ElementID? { editing ?? apart }

  /// The kind of text that typing currently changes, or `nil` if typing has no effect.
  var typingPlace: TypingPlace? {
    if line.prompt != nil { return .line }
    // Some of a switch user's keys act as switches.
    guard !navigators.driven.navigator.keysAreSwitches, let field = editing else { return nil }
    return tree[field]?.states.isMultiline == true ? .lines : .line
  }

  /// The position of each cursor.
  var focusedElements: FocusedElements {
    var focused = FocusedElements()
    for technology in AssistiveTechnology.allCases {
      focused[technology] = navigators[technology]?.cursor
    }
    focused.keyboard = keyboard.reported(in: tree)
    return focused
  }

  /// Advances the session's time. The time never goes backward.
  mutating func pass(to time: Duration) { now = max(now, time) }

  /// Ends the session after the current turn.
  mutating func finish() { isFinished = true }

  /// Passes the next key only to the program.
  mutating func passNextKey() { passesNextKey = true }

  /// Returns whether the current key is passed only to the program. The following key is handled normally.
  mutating func takesPassedKey() -> Bool {
    defer { passesNextKey = false }
    return passesNextKey
  }
}

// Settings.
extension SessionCore {
  /// Changes the setting with the given name.
  mutating func set(_ name: String, to value: String) throws {
    let before = settings.speech
    try settings.set(name, to: value)
    if settings.speech != before { effects.append(.use(settings.speech)) }
  }

  /// Stores the settings that the user changed in one of a technology's menus.
  mutating func keepSettings(of technology: AssistiveTechnology) {
    navigators[technology]?.save(to: &settings)
  }
}

/// How time passes in a session.
public enum Pacing: Hashable, Sendable {
  /// A script runs the session, and time passes only when the script's commands let it pass.
  case script
  /// A script runs the session, and its `wait` takes real time if the source follows the wall clock. The caller reports
  /// the end of the wait through ``AssistiveSession/timeDidPass()``.
  case scriptOnTheWall
  /// A person presses the keys, and ``AssistiveSession/advance(to:)`` receives the wall-clock time.
  ///
  /// With `waitsForVoice`, speech lasts until the voice has finished. The caller reports the end of the speech through
  /// ``AssistiveSession/speechDidFinish(_:isHeard:)``.
  case person(waitsForVoice: Bool)

  /// Whether a person presses the keys and time passes on its own.
  var isRealTime: Bool {
    if case .person = self { true } else { false }
  }

  /// Whether the voice reports the end of each utterance, so that the end does not have to be estimated.
  var waitsForVoice: Bool { self == .person(waitsForVoice: true) }
}
