// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// Whether an app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The user's preferences. Siri is not available, so nothing is allowed.
open class INPreferences: NSObject {
  /// Returns that Siri is denied, because it is not available.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Reports that Siri is denied, because it is not available.
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) { answers.async { handler(.denied) } }
  /// Returns the user's language.
  open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// Names for Siri's vocabulary. Siri is not available.
open class INVocabulary: NSObject, @unchecked Sendable {
  private static let app = INVocabulary()
  /// Returns the app's vocabulary.
  open class func shared() -> INVocabulary { app }
  /// Does nothing, because Siri is not available.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
  /// Does nothing, because Siri is not available.
  open func removeAllVocabularyStrings() {}
}

/// The purpose of names in a vocabulary.
public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName, workoutActivityName = 200,
    carProfileName = 300, carName
  case paymentsOrganizationName = 400, paymentsAccountNickname, notebookItemTitle = 500,
    notebookItemGroupName, mediaPlaylistTitle = 700
  case mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}

/// A request that the user may speak. It is never recognized.
open class INShortcut: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent?
  /// The activity.
  public let userActivity: NSUserActivity?
  /// Creates a shortcut to an intent.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
    super.init()
  }
  /// Creates a shortcut to an activity.
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
    super.init()
  }
}

/// A shortcut with its phrase. None ever exists.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
  /// The phrase.
  public let invocationPhrase: String
  /// The shortcut.
  public let shortcut: INShortcut
  init(_ invocationPhrase: String, _ shortcut: INShortcut) {
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
    super.init()
  }
}

/// The user's shortcuts, of which there are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The shared center.
  public static let shared = INVoiceShortcutCenter()
  /// Does nothing, because nothing is suggested.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
  /// Finds nothing.
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { answers.async { completionHandler([], nil) } }
  /// Finds nothing.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  /// Finds nothing.
  open func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, INIntentError(.voiceShortcutGetFailed)) } }
  /// Finds nothing.
  open func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut {
    throw INIntentError(.voiceShortcutGetFailed)
  }
}

/// The situation in which a shortcut is relevant.
open class INRelevanceProvider: NSObject, @unchecked Sendable {}

/// The time interval in which a shortcut is relevant.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date?
  /// Creates a time interval.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }
}

/// The role of a shortcut.
public enum INRelevantShortcutRole: Int, Sendable {
  case action, information
}

/// The presentation of a shortcut.
open class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String
  /// The subtitle.
  open var subtitle: String?
  /// An image.
  open var image: INImage?
  /// Creates a card.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A shortcut that is relevant at a certain time.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// The shortcut.
  public let shortcut: INShortcut
  /// The situations in which the shortcut is relevant.
  open var relevanceProviders: [INRelevanceProvider] = []
  /// The presentation.
  open var watchTemplate: INDefaultCardTemplate?
  /// The kind of widget.
  open var widgetKind: String?
  /// The role.
  open var shortcutRole = INRelevantShortcutRole.action
  /// Creates a shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }
}

/// The store of relevant shortcuts, which are not shown.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The default store.
  public static let `default` = INRelevantShortcutStore()
  /// Completes asynchronously, without an effect.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answers.async { completionHandler?(nil) } }
  /// Does nothing.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// The error domain.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// The reason an intent failed.
public struct INIntentError: Error, LocalizedError, CustomNSError, Equatable, Sendable {
  /// The error codes.
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900, donatingInteraction, deletingAllInteractions
    case deletingInteractionWithIdentifiers, deletingInteractionWithGroupIdentifier
    case intentSupportedByMultipleExtension = 2001, restrictedIntentsNotSupportedByExtension,
      noHandlerProvidedForIntent
    case invalidIntentName, noAppAvailable, requestTimedOut = 3001,
      invalidUserVocabularyFileLocation = 4000
    case extensionLaunchingTimeout = 5000, extensionBringUpFailed, imageGeneric = 6000,
      imageNoServiceAvailable
    case imageStorageFailed, imageLoadingFailed, imageRetrievalFailed, imageProxyLoop,
      imageProxyInvalid
    case imageProxyTimeout, imageServiceFailure, imageScalingFailed, permissionDenied = 6010
    case voiceShortcutCreationFailed = 7000, voiceShortcutGetFailed, voiceShortcutDeleteFailed
    case encodingGeneric = 8000, encodingFailed, decodingGeneric = 9000,
      unableToCreateAppIntentRepresentation = 10_000, noAppIntent
  }
  /// The error code.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The error domain.
  public static let errorDomain = INIntentErrorDomain
  /// The number of the error code.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { "There is no Siri here." }
  /// The error's description, which Foundation reads only from this dictionary.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// Whether an app may access the focus status.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The user's focus status.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether a focus is active.
  public let isFocused: Bool?
  /// Creates a status.
  public init(isFocused: Bool?) {
    self.isFocused = isFocused
    super.init()
  }
}

/// The center for the focus status, which no app may access.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The shared center.
  public static let `default` = INFocusStatusCenter()
  /// The focus status, which is always unknown.
  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  /// The authorization status, which is always denied.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  /// Requests permission, which is always denied.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) { answers.async { completionHandler?(.denied) } }
  /// Requests permission, which is always denied.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
