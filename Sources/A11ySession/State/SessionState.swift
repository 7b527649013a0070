import A11yNavigation
import A11ySpeech
import A11yTree

/// Everything that a session knows: each part has one job and a type of its own.
///
/// The phases of a turn read and write it; between turns nothing does.
@MainActor
final class SessionState {
  let source: any TreeSource
  /// Whether a person is at the keys and time passes by itself.
  let isRealTime: Bool
  /// Whether a script that waits lets time pass on the wall, where the source goes by that.
  let waitsOnTheWall: Bool
  var settings: SessionSettings
  var tree: AccessibilityTree
  var navigators: Navigators
  var keyboard = KeyboardFocus()
  var focus = FocusReport()
  var link = SourceLink()
  var speech: SpokenOutput
  /// The line that is being typed in, if one is open.
  var prompt: Prompt?
  /// Whether the next key is for the program alone.
  var passesNextKey = false
  var now: Duration = .zero
  var isFinished = false
  /// What was shown last.
  var notice: SessionNotice = .none
  var lastCommand: String?
  var onRecord: ((TranscriptRecord) -> Void)?

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

  /// The text field that is being typed in.
  var editing: ElementID? { keyboard.editing(in: tree) }

  /// Where each cursor is.
  var focusedElements: FocusedElements {
    var focused = FocusedElements()
    for technology in AssistiveTechnology.allCases {
      focused[technology] = navigators[technology]?.cursor
    }
    focused.keyboard = keyboard.reported(in: tree)
    return focused
  }

  /// Whether the source stands for rows that it has not made.
  var hasUnmadeRows: Bool {
    tree.root.map { tree.kinds(within: $0).contains(.unmade) } ?? false
  }

  /// What the source still waits for, in words; nothing if all has arrived, or if it had its time.
  var progress: SourceProgress {
    guard !link.isClosed else { return .settled }
    if let answer = link.awaited { return .waiting(for: answer) }
    let progress = source.progress
    return link.isGivenUp ? .settled : progress
  }

  /// When something happens by itself next: the scanner moves, or an utterance ends.
  ///
  /// A scanner that the keys do not drive waits.
  var deadline: Duration? {
    [navigators.current?.deadline, speech.end].compactMap(\.self).min()
  }

  func record(_ content: TranscriptRecord.Content, _ technology: AssistiveTechnology) {
    onRecord?(
      TranscriptRecord(
        time: now,
        technology: technology,
        isDriven: technology == navigators.driven,
        element: navigators[technology]?.cursor,
        command: lastCommand,
        content: content
      )
    )
  }

  /// Shows a message that is not speech.
  func show(_ text: String, _ technology: AssistiveTechnology? = nil) {
    notice = .message(text)
    record(.notice(text), technology ?? navigators.driven)
  }
}
