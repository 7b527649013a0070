// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// The rules of a session, without input and output.
///
/// A core takes ``SessionEvent``s and returns ``SessionEffect``s. It is a value that holds the tree, the
/// navigators, the focus, the input line, the speech queue and the open turn; it knows no source, no
/// voice, no clock and no file, and stores no closures. The same events always lead to the same effects.
/// ``AssistiveSession`` is the shell that performs the effects and sends what comes of them.
package struct SessionCore: Sendable {
  /// How a core is set up.
  package struct Setup: Hashable, Sendable {
    package var settings = SessionSettings()
    package var readingOrder = ReadingOrder.source
    package var pacing = Pacing.script
    /// Whether shown messages are spoken too, since whoever listens may not see them.
    package var speaksNotices = false

    /// Creates the setup of a script's session.
    package init() {}
  }

  package let pacing: Pacing
  /// The source's side: the tree, pending requests, and updates that are not applied yet.
  var link: SourceLink
  /// The technologies.
  var navigators: Navigators
  var keyboard = KeyboardFocus()
  var focus = FocusReport()
  var line: InputLine
  var speech: SpeechQueue
  package var log: SessionLog
  /// The open turn.
  var turn = Turn()
  /// The commands that are still to be performed.
  var commands = HeldCommands()
  /// What the reply to the last call is for; `nil` if nothing was called.
  var awaited: AwaitedReply?
  /// Whether the open turn goes on without waiting.
  var endsWaits = false
  /// The time up to which what is due still happens; `nil` if all of it has happened.
  var timeTarget: Duration?
  /// The turn in which reading everything has gone on.
  var readingTurn = 0
  /// What the shell is to do.
  var effects: [SessionEffect] = []
  private(set) var settings: SessionSettings
  private(set) var now: Duration = .zero
  package private(set) var isFinished = false
  /// Whether the next key goes to the program only.
  private var passesNextKey = false

  /// Creates the core of a session that has not begun.
  package init(_ setup: Setup) {
    pacing = setup.pacing
    settings = setup.settings
    link = SourceLink(readingOrder: setup.readingOrder)
    navigators = Navigators(setup.settings)
    line = InputLine(isRealTime: setup.pacing.isRealTime)
    speech = SpeechQueue(waitsForVoice: setup.pacing.waitsForVoice)
    log = SessionLog(speaksNotices: setup.speaksNotices)
  }

  /// Whether an event can come now: only a reply and a status can while the source does something.
  package func accepts(_ event: SessionEvent) -> Bool {
    switch event {
    case .status: true
    case .reply: awaited != nil
    default: awaited == nil
    }
  }

  /// Handles an event, and returns what the shell is to do, in this order.
  ///
  /// A call to the source is always the last effect; only its reply goes on.
  package mutating func handle(_ event: SessionEvent) -> [SessionEffect] {
    if case .status(let status) = event {
      // It is known before the event that it came with, which goes on.
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

  /// The technology that the keys drive.
  package var driven: AssistiveTechnology { navigators.driven }

  /// Whether a person is at the keys and time passes by itself.
  var isRealTime: Bool { pacing.isRealTime }

  /// The text field that is being edited.
  var editing: ElementID? { keyboard.editing(in: tree) }

  /// The element that an on-screen keyboard types into: the text field that is being edited, or a part of a date
  /// in a source that takes keys.
  var typedInto: ElementID? {
    if let editing { return editing }
    guard link.movesKeyboardFocus, let focused = keyboard.reported(in: tree),
      tree.role(of: focused) == .stepper, tree[focused]?.states.isReadOnly == false
    else { return nil }
    return focused
  }

  /// The element that takes keys although no cursor can be on it.
  var apart: ElementID? { keyboard.apart(from: navigators.current?.cursor, in: tree) }

  /// The element that typing and keys change although the cursor’s own commands do not.
  var keyTaker: ElementID? { editing ?? apart }

  /// What typed text goes into at the moment; `nil` if nothing is typed into.
  var typingPlace: TypingPlace? {
    if line.prompt != nil { return .line }
    // Some keys of a switch user are switches.
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

  /// Moves the session's time on; it never goes back.
  mutating func pass(to time: Duration) { now = max(now, time) }

  /// Ends the session after this turn.
  mutating func finish() { isFinished = true }

  /// Has the next key go to the program only.
  mutating func passNextKey() { passesNextKey = true }

  /// Whether a key goes to the program only; the next one does not.
  mutating func takesPassedKey() -> Bool {
    defer { passesNextKey = false }
    return passesNextKey
  }
}

// Settings.
extension SessionCore {
  /// Changes one setting by its name.
  mutating func set(_ name: String, to value: String) throws {
    let before = settings.speech
    try settings.set(name, to: value)
    if settings.speech != before { effects.append(.use(settings.speech)) }
  }

  /// Keeps settings that the user changed in one of the technology's menus.
  mutating func keepSettings(of technology: AssistiveTechnology) {
    navigators[technology]?.save(to: &settings)
  }
}

/// How a session relates to time.
public enum Pacing: Hashable, Sendable {
  /// A script runs the session: only its commands let time pass.
  case script
  /// A script runs the session, and its `wait` lasts as long by the clock on the wall if the source
  /// follows that. The caller reports the end through ``AssistiveSession/timeDidPass()``.
  case scriptOnTheWall
  /// A person is at the keys, and ``AssistiveSession/advance(to:)`` receives wall-clock time.
  ///
  /// With `waitsForVoice`, speech takes as long as it sounds, and the caller reports its end through
  /// ``AssistiveSession/speechDidFinish(_:isHeard:)``.
  case person(waitsForVoice: Bool)

  /// Whether a person is at the keys and time passes by itself.
  var isRealTime: Bool {
    if case .person = self { true } else { false }
  }

  /// Whether the voice reports the end of each utterance; otherwise the end is estimated.
  var waitsForVoice: Bool { self == .person(waitsForVoice: true) }
}
