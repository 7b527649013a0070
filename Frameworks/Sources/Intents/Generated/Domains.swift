// SPDX-License-Identifier: MIT

// Made from Surface/Intents.rows by `make surface`.

import A11yAppModel
@_exported import Foundation

/// What a message is.
public enum INOutgoingMessageType: Int, Sendable {
  case unknown, outgoingMessageText, outgoingMessageAudio
}

/// What comes with a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  /// A sound.
  public let audioMessageFile: INFile?
  /// Creates an attachment.
  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
    super.init()
  }
}

/// Whether a call has an image.
public enum INCallCapability: Int, Sendable {
  case unknown, audioCall, videoCall
}

/// Where a call goes.
public enum INCallDestinationType: Int, Sendable {
  case unknown, normal, emergency, voicemail, redial, callBack
}

/// Where a call is heard.
public enum INCallAudioRoute: Int, Sendable {
  case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
}

/// Which calls are meant.
open class INCallRecordFilter: NSObject, @unchecked Sendable {
  /// With whom.
  public let participants: [INPerson]?
  /// With an image or without.
  public let callCapability: INCallCapability
  /// Creates a filter.
  public init(participants: [INPerson]?, callCapability: INCallCapability) {
    self.participants = participants
    self.callCapability = callCapability
    super.init()
  }
}

/// What something to hear or see is.
public enum INMediaItemType: Int, Sendable {
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist,
    musicStation
  case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station,
    music, algorithmicRadioStation, news
}

/// Something to hear or see.
open class INMediaItem: NSObject, @unchecked Sendable {
  /// What identifies it.
  public let identifier: String?
  /// The title.
  public let title: String?
  /// What it is.
  public let type: INMediaItemType
  /// An image.
  public let artwork: INImage?
  /// Whose it is.
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

/// What is played again.
public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown, none, all, one
}

/// When something is played.
public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown, now, next, later
}

/// In which order items come.
public enum INMediaSortOrder: Int, Sendable {
  case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
}

/// Which item is meant.
public enum INMediaReference: Int, Sendable {
  case unknown, currentlyPlaying, my
}

/// What the user wants to hear or see.
open class INMediaSearch: NSObject, @unchecked Sendable {
  /// What it is.
  public let mediaType: INMediaItemType
  /// In which order.
  public let sortOrder: INMediaSortOrder
  /// The title.
  public let mediaName: String?
  /// Whose it is.
  public let artistName: String?
  /// The album.
  public let albumName: String?
  /// The kinds.
  public let genreNames: [String]?
  /// The moods.
  public let moodNames: [String]?
  /// When it came out.
  public let releaseDate: INDateComponentsRange?
  /// Which is meant.
  public let reference: INMediaReference
  /// What identifies it.
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

/// A message that the user sends. There is no Siri.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// Who gets it.
  public let recipients: [INPerson]?
  /// What it is.
  public let outgoingMessageType: INOutgoingMessageType
  /// The text.
  public let content: String?
  /// The group.
  public let speakableGroupName: INSpeakableString?
  /// The conversation.
  public let conversationIdentifier: String?
  /// The service.
  public let serviceName: String?
  /// Who sends it.
  public let sender: INPerson?
  /// What comes with it.
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

/// How an app answered.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureMessageServiceNotAvailable
}

/// How an app answered.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// How.
  public let code: INSendMessageIntentResponseCode
  /// Creates an answer.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Does what is asked. It is not asked.
public protocol INSendMessageIntentHandling: AnyObject {
  /// Does it.
  func handle(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  )
  /// Does it.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Says whether it can be done.
  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  )
}

/// A call that the user begins. There is no Siri.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Which call is meant.
  public let callRecordFilter: INCallRecordFilter?
  /// Who is called back.
  public let callRecordToCallBack: INCallRecord?
  /// Where it is heard.
  public let audioRoute: INCallAudioRoute
  /// Where it goes.
  public let destinationType: INCallDestinationType
  /// Who is called.
  public let contacts: [INPerson]?
  /// With an image or without.
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

/// How an app answered.
public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, userConfirmationRequired, failure,
    failureRequiringAppLaunch, failureCallingServiceNotAvailable, failureContactNotSupportedByApp,
    failureAirplaneModeEnabled, failureModelUnsupported, failureCallInProgress, failureCallRinging
}

/// How an app answered.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// How.
  public let code: INStartCallIntentResponseCode
  /// Creates an answer.
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Does what is asked. It is not asked.
public protocol INStartCallIntentHandling: AnyObject {
  /// Does it.
  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  /// Does it.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Says whether it can be done.
  func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
}

/// A call that was. There is none.
open class INCallRecord: NSObject, @unchecked Sendable {
  /// What identifies it.
  public let identifier: String
  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// What the user wants to hear or see. There is no Siri.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// What is played.
  public let mediaItems: [INMediaItem]?
  /// What it belongs to.
  public let mediaContainer: INMediaItem?
  /// In a random order.
  public let playShuffled: Bool?
  /// What is played again.
  public let playbackRepeatMode: INPlaybackRepeatMode
  /// Whether it goes on.
  public let resumePlayback: Bool?
  /// When it is played.
  public let playbackQueueLocation: INPlaybackQueueLocation
  /// How fast.
  public let playbackSpeed: Double?
  /// What the user said.
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

/// How an app answered.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure,
    failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent,
    failureRestrictedContent, failureMaxStreamLimitReached
}

/// How an app answered.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// How.
  public let code: INPlayMediaIntentResponseCode
  /// What is played.
  open var nowPlayingInfo: [String: Any]?
  /// Creates an answer.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Does what is asked. It is not asked.
public protocol INPlayMediaIntentHandling: AnyObject {
  /// Does it.
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Does it.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  /// Says whether it can be done.
  func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}

extension INSendMessageIntentHandling {
  /// Fails.
  public func handle(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { completion(INSendMessageIntentResponse(code: .failure, userActivity: nil)) }

  /// Fails.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }

  /// It can.
  public func confirm(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { completion(INSendMessageIntentResponse(code: .ready, userActivity: nil)) }
}

extension INStartCallIntentHandling {
  /// Fails.
  public func handle(
    intent: INStartCallIntent,
    completion: @escaping (INStartCallIntentResponse) -> Void
  ) { completion(INStartCallIntentResponse(code: .failure, userActivity: nil)) }

  /// Fails.
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .failure, userActivity: nil)
  }

  /// It can.
  public func confirm(
    intent: INStartCallIntent,
    completion: @escaping (INStartCallIntentResponse) -> Void
  ) { completion(INStartCallIntentResponse(code: .ready, userActivity: nil)) }
}

extension INPlayMediaIntentHandling {
  /// Fails.
  public func handle(
    intent: INPlayMediaIntent,
    completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil)) }

  /// Fails.
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .failure, userActivity: nil)
  }

  /// It can.
  public func confirm(
    intent: INPlayMediaIntent,
    completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil)) }
}
