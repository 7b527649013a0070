// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// Whether an app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// What the user allows. There is no Siri, so nothing.
open class INPreferences: NSObject {
  /// Always denied: there is no Siri.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Always denied: there is no Siri.
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) { answers.async { handler(.denied) } }
  /// The language of the user.
  open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// Names that Siri should know. There is no Siri.
open class INVocabulary: NSObject, @unchecked Sendable {
  private static let app = INVocabulary()
  /// The app's.
  open class func shared() -> INVocabulary { app }
  /// Does nothing: there is no Siri.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
  /// Does nothing: there is no Siri.
  open func removeAllVocabularyStrings() {}
}

/// What names are for.
public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName, workoutActivityName = 200,
    carProfileName = 300, carName
  case paymentsOrganizationName = 400, paymentsAccountNickname, notebookItemTitle = 500,
    notebookItemGroupName, mediaPlaylistTitle = 700
  case mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}

/// Something the user may say. Nobody listens.
open class INShortcut: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent?
  /// The activity.
  public let userActivity: NSUserActivity?
  /// A shortcut to an intent.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
    super.init()
  }
  /// A shortcut to an activity.
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
    super.init()
  }
}

/// A shortcut with its words. There is none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// What identifies it.
  public let identifier = UUID()
  /// The words.
  public let invocationPhrase: String
  /// The shortcut.
  public let shortcut: INShortcut
  init(_ invocationPhrase: String, _ shortcut: INShortcut) {
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
    super.init()
  }
}

/// The user's shortcuts. There are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The center.
  public static let shared = INVoiceShortcutCenter()
  /// Does nothing: nothing is suggested.
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

/// When a shortcut is useful.
open class INRelevanceProvider: NSObject, @unchecked Sendable {}

/// At which time a shortcut is useful.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// From when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date?
  /// Creates a time.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }
}

/// What a shortcut is for.
public enum INRelevantShortcutRole: Int, Sendable {
  case action, information
}

/// How a shortcut is shown.
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

/// A shortcut that is useful at a time.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// The shortcut.
  public let shortcut: INShortcut
  /// When it is useful.
  open var relevanceProviders: [INRelevanceProvider] = []
  /// How it is shown.
  open var watchTemplate: INDefaultCardTemplate?
  /// The widget.
  open var widgetKind: String?
  /// What it is for.
  open var shortcutRole = INRelevantShortcutRole.action
  /// Creates a shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }
}

/// Shortcuts that are useful now. They are not shown.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The store.
  public static let `default` = INRelevantShortcutStore()
  /// Completes later, without an effect.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answers.async { completionHandler?(nil) } }
  /// Does nothing.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// The domain of errors.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// Why an intent failed.
public struct INIntentError: Error, LocalizedError, CustomNSError, Equatable, Sendable {
  /// The reasons.
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
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static let errorDomain = INIntentErrorDomain
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { "There is no Siri here." }
  /// The description, which Foundation takes from here alone.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// Whether an app may know of a focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Whether the user wants not to be disturbed.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether there is a focus.
  public let isFocused: Bool?
  /// Creates a status.
  public init(isFocused: Bool?) {
    self.isFocused = isFocused
    super.init()
  }
}

/// Knows whether the user wants not to be disturbed. No app may know here.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The center.
  public static let `default` = INFocusStatusCenter()
  /// Always unknown.
  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  /// Always denied.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  /// Always denied.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) { answers.async { completionHandler?(.denied) } }
  /// Always denied.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
