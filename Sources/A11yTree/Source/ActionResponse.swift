// SPDX-License-Identifier: MIT

/// A source's immediate response to a request.
public struct ActionResponse: Sendable {
  /// The progress of a request when the call returns.
  public enum Outcome: Hashable, Sendable {
    /// The source has completed the request.
    case handled
    /// The given number of keys of a ``TypeAhead`` took effect, and the other keys had no effect.
    case typed(Int)
    /// No part of the program handled the request, for the given reason, which is shown on the screen in a few words.
    case refused(notice: String)
    /// The request is in progress, and the source sends ``SourceEvent/answered(_:_:)`` when the request is done.
    case underWay(RequestTicket)
  }

  /// The progress of the request.
  public var outcome: Outcome
  /// The changes that the request has caused so far.
  public var update: TreeUpdate

  /// Creates a response from an outcome and the changes so far.
  public init(_ outcome: Outcome, update: TreeUpdate = TreeUpdate()) {
    self.outcome = outcome
    self.update = update
  }

  /// Whether the source has completed the request.
  public var isHandled: Bool { outcome == .handled }

  /// Creates the response to a request that was handled.
  public static func handled(_ update: TreeUpdate = TreeUpdate()) -> ActionResponse {
    ActionResponse(.handled, update: update)
  }

  /// Creates the response to a request that nothing handled, with the reason.
  public static func refused(
    _ notice: String,
    update: TreeUpdate = TreeUpdate()
  ) -> ActionResponse {
    ActionResponse(.refused(notice: notice), update: update)
  }

  /// Creates the response to a request that will be answered later.
  public static func underWay(
    _ ticket: RequestTicket,
    update: TreeUpdate = TreeUpdate()
  ) -> ActionResponse {
    ActionResponse(.underWay(ticket), update: update)
  }
}

/// The number that identifies a request to be answered later.
///
/// A source never reuses a number.
public struct RequestTicket: Hashable, Sendable {
  /// The number.
  public var number: UInt64

  /// Creates a ticket from its number.
  public init(_ number: UInt64) { self.number = number }
}
