// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// What a user may ask Siri for. There is no Siri.
open class INIntent: NSObject, @unchecked Sendable {
  /// What identifies it: nothing.
  open var identifier: String? { nil }
  /// What it does.
  open var intentDescription: String? { nil }
  /// The words that the user might say.
  open var suggestedInvocationPhrase: String?
  /// Sets an image of a parameter. It is not shown.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
  /// An image of a parameter: there is none.
  open func image(forParameterNamed parameterName: String) -> INImage? { nil }
  /// The image: there is none.
  open func keyImage() -> INImage? { nil }
}

/// What an app answers.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the app goes on with.
  open var userActivity: NSUserActivity?
}

/// Knows who handles intents. It is not asked.
public protocol INIntentHandlerProviding: AnyObject {
  /// Who handles an intent.
  func handler(for intent: INIntent) -> Any?
}

/// An extension that handles intents. None are handled.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Who handles an intent.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// How far an intent is handled.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication,
    userConfirmationRequired
}

/// Who began an interaction.
public enum INInteractionDirection: Int, Sendable {
  case unspecified, outgoing, incoming
}

/// Something the user did, for suggestions. Nothing is suggested.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What was done.
  public let intent: INIntent
  /// How the app answered.
  public let intentResponse: INIntentResponse?
  /// How far it is handled.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// Who began.
  open var direction = INInteractionDirection.unspecified
  /// When.
  open var dateInterval: DateInterval?
  /// What identifies it.
  open var identifier = UUID().uuidString
  /// What it belongs to.
  open var groupIdentifier: String?
  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }
  /// Completes later, without an effect.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    answers.async { completion?(nil) }
  }
  /// Does nothing.
  open func donate() async throws {}
  /// Completes later, without an effect.
  open class func delete(
    with identifiers: [String],
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answers.async { completion?(nil) } }
  /// Does nothing.
  open class func delete(with identifiers: [String]) async throws {}
  /// Completes later, without an effect.
  open class func delete(
    with groupIdentifier: String,
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answers.async { completion?(nil) } }
  /// Does nothing.
  open class func delete(with groupIdentifier: String) async throws {}
  /// Completes later, without an effect.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    answers.async { completion?(nil) }
  }
  /// Does nothing.
  open class func deleteAll() async throws {}
}

extension NSUserActivity {
  /// What the activity goes on with: nothing.
  public var interaction: INInteraction? { nil }

  /// Completes later, without an effect.
  public static func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping @Sendable () -> Void
  ) { answers.async { handler() } }

  /// Completes later, without an effect.
  public static func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) { answers.async { handler() } }
}
