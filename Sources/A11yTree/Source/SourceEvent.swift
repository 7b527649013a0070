// SPDX-License-Identifier: MIT

/// An event that a source reports without being asked.
///
/// Events are plain values, so a source can create them on its own thread and send them on the main actor.
public enum SourceEvent: Sendable {
  /// The tree changed, either spontaneously or because of a pending request.
  case changed(TreeUpdate)
  /// A pending request was handled or refused.
  case answered(RequestTicket, ActionResponse)
  /// A request that takes a long time is still in progress, so a session that waits for it keeps waiting.
  case working
  /// The value of ``TreeSource/progress`` has become ``SourceProgress/settled``.
  case settled
  /// A one-sentence message, shown without being spoken, about something that the source refused or could not do.
  case notice(String)
  /// The source has closed, for the reason in the text, and will not change again.
  case closed(String)
}

/// Whether all pending changes from a source have arrived.
public enum SourceProgress: Hashable, Sendable {
  /// All pending changes have arrived.
  case settled
  /// Changes are pending. The text names what the source is waiting for, such as `the page to load`.
  case waiting(for: String)
}

/// The clock that a source follows.
public enum SourceClock: Hashable, Sendable {
  /// Time does not pass, as in a captured file.
  case none
  /// The session's clock, which advances only with ``TreeSource/advance(by:)``.
  case session
  /// The wall clock. For a source that follows the wall clock, a script's `wait` lasts the same amount of real time.
  case wall
}
