// SPDX-License-Identifier: MIT

// Made from Surface/ActivityKit.rows by `make surface`.

@_exported import Foundation
@_exported import SwiftUI
@_exported import UserNotifications

/// The static data of a live activity.
public protocol ActivityAttributes: Codable {
  /// The dynamic data of a live activity.
  associatedtype ContentState: Codable, Hashable
}

/// The content of a live activity.
public struct ActivityContent<State: Codable & Hashable>: @unchecked Sendable {
  /// The dynamic data.
  public var state: State
  /// The date at which the content becomes stale.
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

/// The state of a live activity.
public enum ActivityState: Codable, Hashable, Sendable {
  case active, ended, dismissed, stale
}

/// The duration for which a live activity is shown.
public enum ActivityStyle: Codable, Hashable, Sendable {
  case standard, transient
}

/// The way in which a live activity receives remote updates.
public struct PushType: Hashable, Sendable {
  /// Updates by token.
  public static let token = PushType()
}

/// The alert for an update of a live activity.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Hashable, Sendable {
    /// The default.
    public static let `default` = AlertSound()
    /// Returns a sound of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  /// Creates an alert. It is never announced.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// The policy for removing a live activity.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  /// Removal after a while.
  public static let `default` = ActivityUIDismissalPolicy()
  /// Immediate removal.
  public static let immediate = ActivityUIDismissalPolicy()
  /// Returns a policy for removal at a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy()
  }
}

/// The reason a live activity is not available.
public struct ActivityAuthorizationError: Error, LocalizedError, Sendable {
  /// A description of the error.
  public var errorDescription: String? { "There are no live activities here." }
}

/// Whether an app is allowed to show live activities, which it is not.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an object that reports the permission.
  public init() {}
  /// Always `false`.
  public var areActivitiesEnabled: Bool { false }
  /// Always `false`.
  public var frequentPushesEnabled: Bool { false }
}

/// A live activity. There is no Lock Screen to show it on, so no instance is ever created.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The activity's identifier.
  public let id: String
  /// The activity's static data.
  public let attributes: Attributes
  /// The activity's content.
  public let content: ActivityContent<Attributes.ContentState>
  /// Never called.
  init(id: String, attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }
  /// The dynamic data of a live activity.
  public typealias ContentState = Attributes.ContentState
  /// The state, which is never active.
  public var activityState: ActivityState { .ended }
  /// The live activities. The array is always empty.
  public static var activities: [Activity<Attributes>] { [] }
  /// Requests a live activity. The request always fails, because there is no Lock Screen.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError() }
  /// Requests a live activity. The request always fails, because there is no Lock Screen.
  public static func request(
    attributes: Attributes,
    contentState: Attributes.ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError() }
  /// Does nothing, because no live activity is shown.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// Does nothing, because no live activity is shown.
  public func update(
    using contentState: Attributes.ContentState,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// Does nothing, because no live activity is shown.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Does nothing, because no live activity is shown.
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// The activity's dynamic data.
  public var contentState: Attributes.ContentState { content.state }
  /// The state changes. The sequence is always empty.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The content changes. The sequence is always empty.
  public var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> {
    AsyncStream { $0.finish() }
  }
  /// The changes to the dynamic data. The sequence is always empty.
  public var contentStateUpdates: AsyncStream<Attributes.ContentState> {
    AsyncStream { $0.finish() }
  }
  /// The token for remote updates, which is always `nil`.
  public var pushToken: Data? { nil }
  /// The tokens for remote updates. The sequence is always empty.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The new live activities. The sequence is always empty.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }
  /// The token with which a server starts an activity. There is none.
  public static var pushToStartToken: Data? { nil }
  /// The tokens with which a server starts an activity. There are none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}

extension ActivityAuthorizationInfo {
  /// The permission changes. The sequence is always empty.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }

  /// The changes to the permission for frequent updates. The sequence is always empty.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
