// SPDX-License-Identifier: MIT

/// A source's immediate response to a user's or the system's request.
public struct ActionResponse: Sendable {
  /// The progress of a request when the source's call returns.
  public enum Outcome: Hashable, Sendable {
    /// The source has completed the request.
    case handled
    /// The given number of keys of a ``TypeAhead`` took effect, and the remaining keys had no effect.
    case typed(Int)
    /// No part of the program handled the request. The screen shows the given reason in a few words.
    case refused(notice: String)
    /// The request is in progress, and the source sends ``SourceEvent/answered(_:_:)`` when it has completed the
    /// request.
    case underWay(RequestTicket)
  }

  /// The progress of the request.
  public var outcome: Outcome
  /// The changes that the request has made so far.
  public var update: TreeUpdate

  /// Creates a response from an outcome and the changes made so far.
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

  /// Creates the response to a request that no part of the program handled, with the reason.
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

/// The number that identifies a request that will be answered later.
///
/// A source never reuses a ticket's number.
public struct RequestTicket: Hashable, Sendable {
  /// The number.
  public var number: UInt64

  /// Creates a ticket from its number.
  public init(_ number: UInt64) { self.number = number }
}
