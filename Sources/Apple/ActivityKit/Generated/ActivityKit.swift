// SPDX-License-Identifier: MIT

// Made from Surface/ActivityKit.rows by `make surface`.

@_exported import Foundation
@_exported import SwiftUI
@_exported import UserNotifications

/// What a live activity is about.
public protocol ActivityAttributes: Codable {
  /// What changes about it.
  associatedtype ContentState: Codable, Hashable
}

/// What a live activity shows.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// What has changed.
  public var state: State
  /// When it becomes stale.
  public var staleDate: Date?
  /// The relevance.
  public var relevanceScore: Double
  /// Creates content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// Whether a live activity is shown.
public enum ActivityState: Codable, Hashable, Sendable {
  case active, ended, dismissed, stale
}

/// How long a live activity is shown.
public enum ActivityStyle: Codable, Hashable, Sendable {
  case standard, transient
}

/// How a live activity receives remote updates.
public struct PushType: Hashable, Sendable {
  /// By a token.
  public static let token = PushType()
}

/// The alert for a change of a live activity.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Hashable, Sendable {
    /// The default.
    public static let `default` = AlertSound()
    /// A sound of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  /// Creates an alert. It is never announced.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// When a live activity is removed.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  /// After a while.
  public static let `default` = ActivityUIDismissalPolicy()
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy()
  /// At a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy()
  }
}

/// Why there is no live activity.
public struct ActivityAuthorizationError: Error, LocalizedError, Sendable {
  /// A description of the error.
  public var errorDescription: String? { "There are no live activities here." }
}

/// Whether an app may show live activities: there are none.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an object that reports the permission.
  public init() {}
  /// Always `false`.
  public var areActivitiesEnabled: Bool { false }
  /// Always `false`.
  public var frequentPushesEnabled: Bool { false }
}

/// A live activity. There is no lock screen to show it on, so none is ever made.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// What identifies it.
  public let id: String
  /// What it is about.
  public let attributes: Attributes
  /// Never called.
  init(id: String, attributes: Attributes) {
    self.id = id
    self.attributes = attributes
  }
  /// What changes about it.
  public typealias ContentState = Attributes.ContentState
  /// Whether it is shown: it is not.
  public var activityState: ActivityState { .ended }
  /// The live activities: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Shows a live activity. Always fails: there is no Lock Screen.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError() }
  /// Shows a live activity. Always fails: there is no Lock Screen.
  public static func request(
    attributes: Attributes,
    contentState: Attributes.ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError() }
  /// Does nothing: none is shown.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// Does nothing: none is shown.
  public func update(
    using contentState: Attributes.ContentState,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// Does nothing: none is shown.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Does nothing: none is shown.
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
