// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// An input of a ``SessionCore``: everything that can happen to a session.
package enum SessionEvent: Sendable {
  /// The session begins: the source is opened, and every technology goes to its first element.
  case start
  /// The source is opened, but no technology goes to an element.
  case load
  /// The user or a script gives a command.
  case command(SessionCommand)
  /// The source reports something unprompted.
  case source(SourceEvent)
  /// The source changes as part of the previous turn.
  case change(TreeUpdate)
  /// The source has done what the last effect called for.
  case reply(SourceReply, during: [SourceEvent])
  /// What the source has under way, and how it works, is no longer what it was.
  case status(SourceStatus)
  /// The elements for the item chooser have been described.
  case itemsDescribed(ItemList)
  /// The voice has come to the end of an item, or could not speak it to its end.
  case spoken(SpeechItem.ID, isHeard: Bool)
  /// The session's time has come.
  case time(Duration)
  /// The wall-clock time has passed that the open turn waits for.
  case wallTime
  /// The open turn has waited too long for the source.
  case giveUp
  /// The program goes to the background or returns.
  case background(Bool)
  /// Something that is not a command asks a technology for something, such as silence.
  case ask(SessionWish)
  /// The session ends.
  case close
}

/// What a session is asked to do apart from commands.
package enum SessionWish: Hashable, Sendable {
  /// Stop speaking.
  case silence
  /// Make every row that the source has not made yet.
  case makeAllRows
  /// Show a message.
  case notify(String)
  /// Have the keys drive VoiceOver, which is turned on.
  case turnOnVoiceOver
  /// Leave the cursors at the top, wherever the source wanted them at opening.
  case stayAtTop
  /// Finish utterances if no voice reports their end.
  case settleSpeech
}

extension SessionWish {
  /// The wish's name in an event log.
  package var name: String {
    switch self {
    case .silence: "silence"
    case .makeAllRows: "makeAllRows"
    case .notify: "notify"
    case .turnOnVoiceOver: "turnOnVoiceOver"
    case .stayAtTop: "stayAtTop"
    case .settleSpeech: "settleSpeech"
    }
  }

  /// The wish with a name, and what it shows if that is asked for; `nil` if there is none.
  package init?(name: String, message: String?) {
    let plain: [SessionWish] = [
      .silence, .makeAllRows, .turnOnVoiceOver, .stayAtTop, .settleSpeech,
    ]
    if let message, name == "notify" {
      self = .notify(message)
    } else if let wish = plain.first(where: { $0.name == name }) {
      self = wish
    } else {
      return nil
    }
  }
}

/// How a source works, and what it has under way.
package struct SourceStatus: Hashable, Sendable {
  /// Whether all changes under way have arrived.
  package var progress = SourceProgress.settled
  /// The clock that the source follows.
  package var clock = SourceClock.none
  /// Whether the source moves keyboard focus itself, as a browser does.
  package var movesKeyboardFocus = false

  /// Creates a status; by default of a source that answers at once.
  package init(
    progress: SourceProgress = .settled,
    clock: SourceClock = .none,
    movesKeyboardFocus: Bool = false
  ) {
    self.progress = progress
    self.clock = clock
    self.movesKeyboardFocus = movesKeyboardFocus
  }
}

/// Something that a source does while the session waits: always the last of a turn's effects.
package enum SourceCall: Sendable {
  /// Open the source for technologies; the reply is ``SourceReply/opened(_:)`` or
  /// ``SourceReply/update(_:)``.
  case open(AccessibilityTechnologies, ReadingOrder)
  /// Perform a request; the reply is ``SourceReply/response(_:)``.
  case request(SourceRequest.Kind)
  /// Make every row; the reply is ``SourceReply/update(_:)``.
  case makeAllRows
  /// Receive the cursors; the reply is ``SourceReply/update(_:)``.
  case focusDidSettle(FocusedElements)
  /// Receive the technologies; the reply is ``SourceReply/update(_:)``.
  case technologiesDidChange(AccessibilityTechnologies)
  /// Advance the source's time; the reply is ``SourceReply/update(_:)``, an empty one.
  case advance(by: Duration)
  /// Write the transcript so far to a file; the reply is ``SourceReply/notice(_:)``.
  case write(path: String)
}

/// What came of a ``SourceCall``.
package enum SourceReply: Sendable {
  /// The source had built its tree already.
  case opened(AccessibilityTree)
  /// How far a request has got.
  case response(ActionResponse)
  /// What changed.
  case update(TreeUpdate)
  /// What to show.
  case notice(String)
}

/// An output of a ``SessionCore``: something for the shell around it to do.
package enum SessionEffect: Sendable {
  /// Have the source do something, and send its reply. Nothing else may be sent before that.
  case call(SourceCall)
  /// Hand an item to the voice, behind those that it has.
  case speak(SpeechItem)
  /// Silence the voice, which forgets everything that it was handed.
  case cancelSpeech
  /// Have the voice sound otherwise from now on.
  case use(SpeechSettings)
  /// Something happened that transcripts and listeners learn of.
  case record(TranscriptRecord, Explanation?)
  /// Explain a decision to whoever traces the session, at a time of the session.
  case trace(Duration, String)
  /// The user activates an element, or begins to edit it.
  case activated(AccessibilityTree, ElementID)
  /// The user types a text into a field; a secret's characters are all “e”.
  case typed(AccessibilityTree, ElementID, String)
  /// Describe elements for the item chooser, and send ``SessionEvent/itemsDescribed(_:)``.
  case describeItems(AccessibilityTree, RotorItem?, Verbosity)
  /// The open turn is over.
  case turnEnded
  /// Close the source.
  case closeSource
}
