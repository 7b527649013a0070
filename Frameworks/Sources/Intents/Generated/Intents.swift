// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// A request that a user may make to Siri, which is not available.
open class INIntent: NSObject, @unchecked Sendable {
  /// The identifier; always `nil`.
  open var identifier: String? { nil }
  /// A description of the intent.
  open var intentDescription: String? { nil }
  /// The suggested phrase for the user.
  open var suggestedInvocationPhrase: String?
  /// Sets an image for a parameter. It is not shown.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
  /// Returns an image for a parameter, which is always `nil`.
  open func image(forParameterNamed parameterName: String) -> INImage? { nil }
  /// Returns the main image, which is always `nil`.
  open func keyImage() -> INImage? { nil }
}

/// An app's response to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// The activity with which the app continues.
  open var userActivity: NSUserActivity?
}

/// A provider of intent handlers. It is never called.
public protocol INIntentHandlerProviding: AnyObject {
  /// Returns the handler of an intent.
  func handler(for intent: INIntent) -> Any?
}

/// An extension that handles intents. It is never called.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Returns the handler of an intent.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// The status of handling an intent.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication,
    userConfirmationRequired
}

/// The initiator of an interaction.
public enum INInteractionDirection: Int, Sendable {
  case unspecified, outgoing, incoming
}

/// An interaction of the user, for use in suggestions. Nothing is suggested.
open class INInteraction: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent
  /// The app's response.
  public let intentResponse: INIntentResponse?
  /// The status of handling the intent.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// The initiator.
  open var direction = INInteractionDirection.unspecified
  /// The time interval.
  open var dateInterval: DateInterval?
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The identifier of the group.
  open var groupIdentifier: String?
  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }
  /// Completes asynchronously, without an effect.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    answers.async { completion?(nil) }
  }
  /// Does nothing.
  open func donate() async throws {}
  /// Completes asynchronously, without an effect.
  open class func delete(
    with identifiers: [String],
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answers.async { completion?(nil) } }
  /// Does nothing.
  open class func delete(with identifiers: [String]) async throws {}
  /// Completes asynchronously, without an effect.
  open class func delete(
    with groupIdentifier: String,
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answers.async { completion?(nil) } }
  /// Does nothing.
  open class func delete(with groupIdentifier: String) async throws {}
  /// Completes asynchronously, without an effect.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    answers.async { completion?(nil) }
  }
  /// Does nothing.
  open class func deleteAll() async throws {}
}

extension NSUserActivity {
  /// The activity's interaction, which is always `nil`.
  public var interaction: INInteraction? { nil }

  /// Completes asynchronously, without an effect.
  public static func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping @Sendable () -> Void
  ) { answers.async { handler() } }

  /// Completes asynchronously, without an effect.
  public static func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) { answers.async { handler() } }
}
