// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// The parts of a session, and the little that belongs to no part.
///
/// Each part changes by its own methods; only the phases of a turn call them.
@MainActor
final class SessionState {
  /// The source and its tree.
  let link: SourceLink
  /// The technologies.
  let navigators: Navigators
  let keyboard = KeyboardFocus()
  let focus = FocusReport()
  let line: InputLine
  let speech: SpokenOutput
  let log = SessionLog()
  /// Whether a person is at the keys and time passes by itself.
  let isRealTime: Bool
  /// Whether a script's `wait` waits in wall-clock time if the source uses that.
  let waitsOnTheWall: Bool
  private(set) var settings: SessionSettings
  private(set) var now: Duration = .zero
  private(set) var isFinished = false
  /// Whether the next key goes to the program only.
  private var passesNextKey = false

  init(
    link: SourceLink,
    settings: SessionSettings,
    speech: SpokenOutput,
    line: InputLine,
    isRealTime: Bool,
    waitsOnTheWall: Bool
  ) {
    self.link = link
    self.settings = settings
    self.speech = speech
    self.line = line
    self.isRealTime = isRealTime
    self.waitsOnTheWall = waitsOnTheWall
    navigators = Navigators(settings)
  }

  /// The current elements.
  var tree: AccessibilityTree { link.tree }

  /// The text field that is being edited.
  var editing: ElementID? { keyboard.editing(in: tree) }

  /// The element that takes keys although no cursor can be on it.
  var apart: ElementID? { keyboard.apart(from: navigators.current?.cursor, in: tree) }

  /// The element that typing and keys change although the cursor’s own commands do not.
  var keyTaker: ElementID? { editing ?? apart }

  /// The position of each cursor.
  var focusedElements: FocusedElements {
    var focused = FocusedElements()
    for technology in AssistiveTechnology.allCases {
      focused[technology] = navigators[technology]?.cursor
    }
    focused.keyboard = keyboard.reported(in: tree)
    return focused
  }

  /// When something next happens by itself: the scanner moves, or an utterance ends.
  ///
  /// A scanner that the keys do not drive waits.
  var deadline: Duration? {
    [navigators.current?.deadline, speech.end].compactMap(\.self).min()
  }

  /// Moves the session's time on; it never goes back.
  func pass(to time: Duration) { now = max(now, time) }

  /// Ends the session after this turn.
  func finish() { isFinished = true }

  /// Has the next key go to the program only.
  func passNextKey() { passesNextKey = true }

  /// Whether a key goes to the program only; the next one does not.
  func takesPassedKey() -> Bool {
    defer { passesNextKey = false }
    return passesNextKey
  }
}

// Traces.
extension SessionState {
  /// An element in a trace: its id and label.
  func name(of id: ElementID?) -> String {
    guard let id else { return "nowhere" }
    guard let label = tree[id]?.label, !label.isEmpty else { return "#\(id)" }
    return "#\(id) “\(label)”"
  }
}

// Settings.
extension SessionState {
  /// Changes one setting by its name.
  func set(_ name: String, to value: String) throws {
    let before = settings.speech
    try settings.set(name, to: value)
    if settings.speech != before { speech.use(settings.speech) }
  }

  /// Keeps settings that the user changed in one of the technology's menus.
  func keepSettings(of technology: AssistiveTechnology) {
    navigators[technology]?.save(to: &settings)
  }
}

// What is written down.
extension SessionState {
  /// Notes what the user or a script has commanded.
  func begin(_ command: SessionCommand) {
    let text = recorded(command)
    log.begin(text)
    record(.command(text), navigators.driven)
  }

  func record(_ content: TranscriptRecord.Content, _ technology: AssistiveTechnology) {
    log.add(
      TranscriptRecord(
        time: now,
        technology: technology,
        isDriven: technology == navigators.driven,
        element: navigators[technology]?.cursor,
        command: log.command,
        content: content
      )
    )
  }

  /// Shows a message that is not speech, in the user's language.
  func show(_ word: Word) {
    let words = settings.verbosity.catalogueOfUser
    show(words[word], in: words.segment(.interface, word).language)
  }

  /// Shows a message that is not speech.
  func show(
    _ text: String,
    in language: String = "",
    _ technology: AssistiveTechnology? = nil
  ) {
    let text = AddressMask.masked(text: text)
    log.show(.message(text))
    // Who listens may not see it.
    if isRealTime, speech.voice.isHeard { speech.tell(text, in: language) }
    record(.notice(text), technology ?? navigators.driven)
  }

  /// Shows what the keys do.
  func showHelp() {
    log.show(.help(Help.text(for: navigators.driven, on: settings.verbosity.platform)))
    record(.notice(log.notice.text), navigators.driven)
  }

  /// Shows why the last words were said.
  func showExplanation() {
    guard let utterance = speech.lastUtterance,
      let explanation = navigators.current?.explain(utterance, in: tree)
    else { return show(.nothingSaid) }
    log.show(.help(explanation.lines.joined(separator: "\n")))
    for line in explanation.lines { record(.notice(line), navigators.driven) }
  }

  /// A command as it is recorded: without text typed into a secret field, and without the secrets in
  /// addresses.
  func recorded(_ command: SessionCommand) -> String {
    AddressMask.masked(text: masked(command).text)
  }

  /// A command that is safe to record: text typed into a secret field is masked.
  private func masked(_ command: SessionCommand) -> SessionCommand {
    switch command {
    case .type(let text) where takesSecret:
      return .type(String(repeating: "•", count: text.count))
    case .press(let key, let held):
      let shown = masked(key)
      return shown == key ? command : .press(shown, held: held)
    default: return command
    }
  }

  /// A key that is safe to show, trace or record: one that types into a secret field is masked.
  func masked(_ key: Key) -> Key {
    key.typedText != nil && takesSecret ? Key("•") : key
  }

  /// Whether typed text goes to a secret field.
  private var takesSecret: Bool {
    guard line.prompt == nil, let field = editing ?? keyboard.reported(in: tree) else {
      return false
    }
    return tree[field]?.states.isProtected != false
  }
}
