// SPDX-License-Identifier: MIT

/// What a source reports unprompted.
///
/// Events are plain values, so a source may make them on its own thread and send them on the main
/// actor.
public enum SourceEvent: Sendable {
  /// Something changed: spontaneously, or because of a request under way.
  case changed(TreeUpdate)
  /// A request under way is answered, as handled or refused.
  case answered(RequestTicket, ActionResponse)
  /// ``TreeSource/progress`` has become ``SourceProgress/settled``.
  case settled
  /// Something to show and not to say, in a sentence: what the source refused or could not do.
  case notice(String)
  /// The source has closed and will not change again; the text says why, in a sentence.
  case closed(String)
}

/// Whether all pending changes of a source have arrived.
public enum SourceProgress: Hashable, Sendable {
  /// Nothing is under way.
  case settled
  /// Something is under way; the text says what, as in `the page to load`.
  case waiting(for: String)
}

/// The clock that a source follows.
public enum SourceClock: Hashable, Sendable {
  /// Time changes nothing, as in a capture.
  case none
  /// The session's: time advances only with ``TreeSource/advance(by:)``.
  case session
  /// The wall clock: a script's wait takes that much real time.
  case wall
}
