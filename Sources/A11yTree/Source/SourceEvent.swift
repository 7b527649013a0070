// SPDX-License-Identifier: MIT

/// An event that a source reports unprompted.
///
/// Events are plain values, so a source can create them on its own thread and send them on the main actor.
public enum SourceEvent: Sendable {
  /// The tree changed, either spontaneously or because of a request in progress.
  case changed(TreeUpdate)
  /// A request in progress was answered by being handled or refused.
  case answered(RequestTicket, ActionResponse)
  /// A request that takes a long time is still in progress, so a session that waits for the request keeps waiting.
  case working
  /// ``TreeSource/progress`` has become ``SourceProgress/settled``.
  case settled
  /// A message to show without speaking it, as one sentence, about something that the source refused or could not do.
  case notice(String)
  /// The source has closed and will not change again, for the reason in the text.
  case closed(String)
}

/// Whether all pending changes from a source have arrived.
public enum SourceProgress: Hashable, Sendable {
  /// All pending changes have arrived.
  case settled
  /// Changes are pending, and the text names what the source is waiting for, as in `the page to load`.
  case waiting(for: String)
}

/// The clock that a source follows.
public enum SourceClock: Hashable, Sendable {
  /// Time does not pass, as in a capture.
  case none
  /// The session's clock, which advances only with ``TreeSource/advance(by:)``.
  case session
  /// The wall clock. With the wall clock, a script's `wait` lasts the same amount of real time.
  case wall
}
