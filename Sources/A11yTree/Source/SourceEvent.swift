/// What a source says without being asked.
///
/// Events are plain values, so a source may make them on a thread of its own and send them on the
/// main actor.
public enum SourceEvent: Sendable {
  /// Something changed: by itself, or because of a request that is under way.
  case changed(TreeUpdate)
  /// A request that was under way is answered. The answer is handled or refused.
  case answered(RequestTicket, ActionResponse)
  /// ``TreeSource/progress`` has become ``SourceProgress/settled``.
  case settled
  /// The source has closed and will change no more; the text says why, in a sentence.
  case closed(String)
}

/// Whether everything that a source was going to change has arrived.
public enum SourceProgress: Hashable, Sendable {
  /// Nothing is under way.
  case settled
  /// Something is under way; the words say what, as in `the page to load`.
  case waiting(for: String)
}

/// Whose clock a source goes by.
public enum SourceClock: Hashable, Sendable {
  /// Time changes nothing, as in a capture.
  case none
  /// The session's: the source moves on only when ``TreeSource/advance(by:)`` says so.
  case session
  /// The wall clock: a script that waits lets that much time pass.
  case wall
}
