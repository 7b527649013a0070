// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// An input to a ``SessionCore``. An input represents anything that can happen to a session.
package enum SessionEvent: Sendable {
  /// The session starts. The source is opened, and every technology moves to its first element.
  case start
  /// The source is opened, but no technology moves to an element.
  case load
  /// The user or a script gives a command.
  case command(SessionCommand)
  /// The source sends an unsolicited event.
  case source(SourceEvent)
  /// The source changes in response to the previous turn.
  case change(TreeUpdate)
  /// The source has performed the call in the last effect, and has sent events during the call.
  case reply(SourceReply, during: [SourceEvent])
  /// The source's properties or its progress have changed.
  case status(SourceStatus)
  /// The elements for the item chooser have been described.
  case itemsDescribed(ItemList)
  /// The voice has finished an item, or has failed to speak it completely.
  case spoken(SpeechItem.ID, isHeard: Bool)
  /// The session's time has reached the given value.
  case time(Duration)
  /// The wall-clock time for which the open turn waits has passed.
  case wallTime
  /// The open turn has waited too long for the source.
  case giveUp
  /// The program enters the background or returns from it.
  case background(Bool)
  /// The session receives a request that is not a command, such as a request for silence.
  case ask(SessionWish)
  /// The session ends.
  case close
}

/// A request to a session that is not a command.
package enum SessionWish: Hashable, Sendable {
  /// Stop speaking.
  case silence
  /// Creates every row that the source has not created yet.
  case makeAllRows
  /// Show a message.
  case notify(String)
  /// Turns VoiceOver on, and lets the keys control VoiceOver.
  case turnOnVoiceOver
  /// Leaves the cursors at the top, regardless of the requests that the source makes when it is opened.
  case stayAtTop
  /// Ends utterances if no voice reports their end.
  case settleSpeech
}

extension SessionWish {
  /// The request's name in an event log.
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

  /// Creates the request with the given name, including the message if the request shows one. Returns `nil` if there is
  /// no request with this name.
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

/// The properties and progress of a source.
package struct SourceStatus: Hashable, Sendable {
  /// Whether all pending changes have arrived.
  package var progress = SourceProgress.settled
  /// The clock that the source follows.
  package var clock = SourceClock.none
  /// Whether the source moves keyboard focus itself, as a browser does.
  package var movesKeyboardFocus = false
  /// Whether the source currently handles several typed keys together in a text field.
  package var takesTypeAhead = false

  /// Creates a status. By default, the source answers immediately.
  package init(
    progress: SourceProgress = .settled,
    clock: SourceClock = .none,
    movesKeyboardFocus: Bool = false,
    takesTypeAhead: Bool = false
  ) {
    self.progress = progress
    self.clock = clock
    self.movesKeyboardFocus = movesKeyboardFocus
    self.takesTypeAhead = takesTypeAhead
  }
}

/// A call that the source performs while the session waits for the reply. The call is always the last effect of an
/// event.
package enum SourceCall: Sendable {
  /// Opens the source for the given technologies. The reply is ``SourceReply/opened(_:)`` or
  /// ``SourceReply/update(_:)``.
  case open(AccessibilityTechnologies, ReadingOrder)
  /// Perform a request. The reply is ``SourceReply/response(_:)``.
  case request(SourceRequest.Kind)
  /// Creates every missing row. The reply is ``SourceReply/update(_:)``.
  case makeAllRows
  /// Tells the source the positions of the cursors. The reply is ``SourceReply/update(_:)``.
  case focusDidSettle(FocusedElements)
  /// Tells the source which technologies are on. The reply is ``SourceReply/update(_:)``.
  case technologiesDidChange(AccessibilityTechnologies)
  /// Advances the source's time. The reply is an empty ``SourceReply/update(_:)``.
  case advance(by: Duration)
  /// Writes a transcript of the session so far to a file. The reply is ``SourceReply/notice(_:)``.
  case write(path: String)
}

/// The result of a ``SourceCall``.
package enum SourceReply: Sendable {
  /// The tree that the source has already built.
  case opened(AccessibilityTree)
  /// The response to a request.
  case response(ActionResponse)
  /// The changes that the source has made.
  case update(TreeUpdate)
  /// A notice to show.
  case notice(String)
}

/// An output of a ``SessionCore``, which the surrounding shell performs.
package enum SessionEffect: Sendable {
  /// Lets the source perform a call, and sends the reply. No other event may be sent before the source's reply.
  case call(SourceCall)
  /// Passes an item to the voice, which queues it after its other items.
  case speak(SpeechItem)
  /// Silences the voice, which discards all of its items.
  case cancelSpeech
  /// Changes the voice's settings from now on.
  case use(SpeechSettings)
  /// Passes a record to transcripts and listeners.
  case record(TranscriptRecord, Explanation?)
  /// Reports a decision, with the session's time, to the listener that traces the session.
  case trace(Duration, String)
  /// Reports that the user activates an element or begins to edit it.
  case activated(AccessibilityTree, ElementID)
  /// Reports that the user types text into a field, with each character of secret text replaced by “e”.
  case typed(AccessibilityTree, ElementID, String)
  /// Describes elements for the item chooser, and sends ``SessionEvent/itemsDescribed(_:)``.
  case describeItems(AccessibilityTree, RotorItem?, Verbosity)
  /// Reports that the open turn is over.
  case turnEnded
  /// Close the source.
  case closeSource
}
