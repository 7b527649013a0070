// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// The type of a message.
public enum INOutgoingMessageType: Int, Sendable {
  case unknown, outgoingMessageText, outgoingMessageAudio
}

/// An attachment of a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  /// An audio file.
  public let audioMessageFile: INFile?
  /// Creates an attachment.
  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
    super.init()
  }
}

/// Whether a call includes video.
public enum INCallCapability: Int, Sendable {
  case unknown, audioCall, videoCall
}

/// The destination of a call.
public enum INCallDestinationType: Int, Sendable {
  case unknown, normal, emergency, voicemail, redial, callBack
}

/// The audio route of a call.
public enum INCallAudioRoute: Int, Sendable {
  case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
}

/// A filter for calls.
open class INCallRecordFilter: NSObject, @unchecked Sendable {
  /// The participants.
  public let participants: [INPerson]?
  /// Whether the calls include video.
  public let callCapability: INCallCapability
  /// Creates a filter.
  public init(participants: [INPerson]?, callCapability: INCallCapability) {
    self.participants = participants
    self.callCapability = callCapability
    super.init()
  }
}

/// The type of a media item.
public enum INMediaItemType: Int, Sendable {
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist,
    musicStation
  case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station,
    music, algorithmicRadioStation, news
}

/// A media item.
open class INMediaItem: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String?
  /// The title.
  public let title: String?
  /// The type.
  public let type: INMediaItemType
  /// An image.
  public let artwork: INImage?
  /// The artist.
  public let artist: String?
  /// Creates an item.
  public init(
    identifier: String?,
    title: String?,
    type: INMediaItemType,
    artwork: INImage?,
    artist: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
    super.init()
  }
}

/// The repeat mode of playback.
public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown, none, all, one
}

/// The position in the playback queue.
public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown, now, next, later
}

/// The order of media items.
public enum INMediaSortOrder: Int, Sendable {
  case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
}

/// The reference to a media item.
public enum INMediaReference: Int, Sendable {
  case unknown, currentlyPlaying, my
}

/// A search for media.
open class INMediaSearch: NSObject, @unchecked Sendable {
  /// The type.
  public let mediaType: INMediaItemType
  /// The order.
  public let sortOrder: INMediaSortOrder
  /// The title.
  public let mediaName: String?
  /// The artist.
  public let artistName: String?
  /// The album.
  public let albumName: String?
  /// The genres.
  public let genreNames: [String]?
  /// The moods.
  public let moodNames: [String]?
  /// The release date.
  public let releaseDate: INDateComponentsRange?
  /// The reference.
  public let reference: INMediaReference
  /// The identifier.
  public let mediaIdentifier: String?
  /// Creates a search.
  public init(
    mediaType: INMediaItemType,
    sortOrder: INMediaSortOrder,
    mediaName: String?,
    artistName: String?,
    albumName: String?,
    genreNames: [String]?,
    moodNames: [String]?,
    releaseDate: INDateComponentsRange?,
    reference: INMediaReference,
    mediaIdentifier: String?
  ) {
    self.mediaType = mediaType
    self.sortOrder = sortOrder
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.releaseDate = releaseDate
    self.reference = reference
    self.mediaIdentifier = mediaIdentifier
    super.init()
  }
}

/// An intent to send a message. Siri is not available.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// The recipients.
  public let recipients: [INPerson]?
  /// The type.
  public let outgoingMessageType: INOutgoingMessageType
  /// The text.
  public let content: String?
  /// The group.
  public let speakableGroupName: INSpeakableString?
  /// The conversation.
  public let conversationIdentifier: String?
  /// The service.
  public let serviceName: String?
  /// The sender.
  public let sender: INPerson?
  /// The attachments.
  public let attachments: [INSendMessageAttachment]?
  /// Creates an intent.
  public init(
    recipients: [INPerson]?,
    outgoingMessageType: INOutgoingMessageType,
    content: String?,
    speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?,
    serviceName: String?,
    sender: INPerson?,
    attachments: [INSendMessageAttachment]? = nil
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
    super.init()
  }
}

/// The code of an app's response.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureMessageServiceNotAvailable
}

/// An app's response.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The code.
  public let code: INSendMessageIntentResponseCode
  /// Creates a response.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// A handler for the intent. It is never called.
public protocol INSendMessageIntentHandling: AnyObject {
  /// Handles the intent.
  func handle(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  )
  /// Handles the intent.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Confirms whether the intent can be handled.
  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  )
}

/// An intent to start a call. Siri is not available.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// The filter for the call.
  public let callRecordFilter: INCallRecordFilter?
  /// The call to return.
  public let callRecordToCallBack: INCallRecord?
  /// The audio route.
  public let audioRoute: INCallAudioRoute
  /// The destination.
  public let destinationType: INCallDestinationType
  /// The people to call.
  public let contacts: [INPerson]?
  /// Whether the calls include video.
  public let callCapability: INCallCapability
  /// Creates an intent.
  public init(
    callRecordFilter: INCallRecordFilter?,
    callRecordToCallBack: INCallRecord?,
    audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType,
    contacts: [INPerson]?,
    callCapability: INCallCapability
  ) {
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    super.init()
  }
}

/// The code of an app's response.
public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, userConfirmationRequired, failure,
    failureRequiringAppLaunch, failureCallingServiceNotAvailable, failureContactNotSupportedByApp,
    failureAirplaneModeEnabled, failureModelUnsupported, failureCallInProgress, failureCallRinging
}

/// An app's response.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The code.
  public let code: INStartCallIntentResponseCode
  /// Creates a response.
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// A handler for the intent. It is never called.
public protocol INStartCallIntentHandling: AnyObject {
  /// Handles the intent.
  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  /// Handles the intent.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Confirms whether the intent can be handled.
  func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
}

/// The record of a call. None ever exists.
open class INCallRecord: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// An intent to play media. Siri is not available.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// The items to play.
  public let mediaItems: [INMediaItem]?
  /// The container of the item.
  public let mediaContainer: INMediaItem?
  /// Whether to shuffle the items.
  public let playShuffled: Bool?
  /// The repeat mode of playback.
  public let playbackRepeatMode: INPlaybackRepeatMode
  /// Whether to resume playback.
  public let resumePlayback: Bool?
  /// The position in the playback queue.
  public let playbackQueueLocation: INPlaybackQueueLocation
  /// The playback speed.
  public let playbackSpeed: Double?
  /// The user's search.
  public let mediaSearch: INMediaSearch?
  /// Creates an intent.
  public init(
    mediaItems: [INMediaItem]? = nil,
    mediaContainer: INMediaItem? = nil,
    playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown,
    resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown,
    playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed
    self.mediaSearch = mediaSearch
    super.init()
  }
}

/// The code of an app's response.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure,
    failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent,
    failureRestrictedContent, failureMaxStreamLimitReached
}

/// An app's response.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The code.
  public let code: INPlayMediaIntentResponseCode
  /// The information about the playing media.
  open var nowPlayingInfo: [String: Any]?
  /// Creates a response.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// A handler for the intent. It is never called.
public protocol INPlayMediaIntentHandling: AnyObject {
  /// Handles the intent.
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Handles the intent.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  /// Confirms whether the intent can be handled.
  func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}

extension INSendMessageIntentHandling {
  /// Responds with a failure.
  public func handle(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { completion(INSendMessageIntentResponse(code: .failure, userActivity: nil)) }

  /// Responds with a failure.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }

  /// Responds that the intent can be handled.
  public func confirm(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { completion(INSendMessageIntentResponse(code: .ready, userActivity: nil)) }
}

extension INStartCallIntentHandling {
  /// Responds with a failure.
  public func handle(
    intent: INStartCallIntent,
    completion: @escaping (INStartCallIntentResponse) -> Void
  ) { completion(INStartCallIntentResponse(code: .failure, userActivity: nil)) }

  /// Responds with a failure.
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .failure, userActivity: nil)
  }

  /// Responds that the intent can be handled.
  public func confirm(
    intent: INStartCallIntent,
    completion: @escaping (INStartCallIntentResponse) -> Void
  ) { completion(INStartCallIntentResponse(code: .ready, userActivity: nil)) }
}

extension INPlayMediaIntentHandling {
  /// Responds with a failure.
  public func handle(
    intent: INPlayMediaIntent,
    completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil)) }

  /// Responds with a failure.
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .failure, userActivity: nil)
  }

  /// Responds that the intent can be handled.
  public func confirm(
    intent: INPlayMediaIntent,
    completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil)) }
}
