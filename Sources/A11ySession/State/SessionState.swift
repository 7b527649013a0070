// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// The whole state of a session: each part has one job and its own type.
///
/// Only the phases of a turn read and write it.
@MainActor
final class SessionState {
  let source: any TreeSource
  /// Whether a person is at the keys and time passes by itself.
  let isRealTime: Bool
  /// Whether a script's `wait` waits in wall-clock time if the source uses that.
  let waitsOnTheWall: Bool
  var settings: SessionSettings
  var tree: AccessibilityTree
  var navigators: Navigators
  var keyboard = KeyboardFocus()
  var focus = FocusReport()
  var link = SourceLink()
  var speech: SpokenOutput
  /// The open input line, if any.
  var prompt: Prompt?
  /// What matches in the item chooser, if it is open.
  var chooser = ItemChooser()
  /// Goes on with an open turn.
  var goOn: (@MainActor () -> Void)?
  /// What is selected in the field that is being edited.
  var selection: TextSelection?
  /// The commands that were typed.
  var history = CommandHistory()
  /// Whether the next key goes to the program only.
  var passesNextKey = false
  var now: Duration = .zero
  var isFinished = false
  /// The last notice.
  var notice: SessionNotice = .none
  var lastCommand: String?
  var onRecord: ((TranscriptRecord) -> Void)?
  /// Who else is told of everything that happens.
  var observers: [(TranscriptRecord) -> Void] = []
  /// Writes down the session to a file, and says how that went.
  var onWrite: ((String) -> String)?

  init(
    source: any TreeSource,
    settings: SessionSettings,
    readingOrder: ReadingOrder,
    speech: SpokenOutput,
    isRealTime: Bool,
    waitsOnTheWall: Bool
  ) {
    self.source = source
    self.settings = settings
    self.speech = speech
    self.isRealTime = isRealTime
    self.waitsOnTheWall = waitsOnTheWall
    tree = AccessibilityTree(readingOrder: readingOrder)
    navigators = Navigators(settings)
  }

  /// The text field that is being edited.
  var editing: ElementID? { keyboard.editing(in: tree) }

  /// The position of each cursor.
  var focusedElements: FocusedElements {
    var focused = FocusedElements()
    for technology in AssistiveTechnology.allCases {
      focused[technology] = navigators[technology]?.cursor
    }
    focused.keyboard = keyboard.reported(in: tree)
    return focused
  }

  /// Whether the source has rows that it has not created yet.
  var hasUnmadeRows: Bool {
    tree.root.map { tree.kinds(within: $0).contains(.unmade) } ?? false
  }

  /// What the source is still loading, in words; settled if everything arrived or it timed out.
  var progress: SourceProgress {
    guard !link.isClosed else { return .settled }
    if let answer = link.awaited { return .waiting(for: answer) }
    let progress = source.progress
    return link.isGivenUp ? .settled : progress
  }

  /// When something next happens by itself: the scanner moves, or an utterance ends.
  ///
  /// A scanner that the keys do not drive waits.
  var deadline: Duration? {
    [navigators.current?.deadline, speech.end].compactMap(\.self).min()
  }

  func record(_ content: TranscriptRecord.Content, _ technology: AssistiveTechnology) {
    let record = TranscriptRecord(
      time: now,
      technology: technology,
      isDriven: technology == navigators.driven,
      element: navigators[technology]?.cursor,
      command: lastCommand,
      content: content
    )
    onRecord?(record)
    for observer in observers { observer(record) }
  }

  /// Shows a message that is not speech.
  func show(_ text: String, _ technology: AssistiveTechnology? = nil) {
    notice = .message(text)
    // Who listens may not see it.
    if isRealTime, speech.voice.isHeard { speech.tell(text) }
    record(.notice(text), technology ?? navigators.driven)
  }
}
