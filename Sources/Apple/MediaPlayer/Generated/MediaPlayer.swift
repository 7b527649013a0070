// SPDX-License-Identifier: MIT

// Made from Surface/MediaPlayer.rows by `make surface`.

@_exported import Foundation
import UIKit

/// The key of a title.
public let MPMediaItemPropertyTitle = "title"

/// The key of who plays.
public let MPMediaItemPropertyArtist = "artist"

/// The key of an album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"

/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"

/// The key of a length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"

/// The key of a time in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"

/// The key of a speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The key of whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// The key of what it is.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// What is played.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none, audio, video
}

/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// A picture of what is played.
@MainActor open class MPMediaItemArtwork: NSObject {
  /// Creates a picture.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { super.init() }
}

/// What is played, as the lock screen says it. Nobody sees it.
@MainActor open class MPNowPlayingInfoCenter: NSObject {
  /// The device's.
  static let center = MPNowPlayingInfoCenter()
  /// The device's.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// What is played.
  open var nowPlayingInfo: [String: Any]?
  /// Whether something is played.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// What became of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

/// A command of a headset. None is ever given.
open class MPRemoteCommandEvent: NSObject {}

/// A command to play from somewhere. None is ever given.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// From where, in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A command of a headset. None is ever given.
@MainActor open class MPRemoteCommand: NSObject {
  /// Whether it can be given.
  open var isEnabled = true
  /// Says what it does. It is never given.
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
    -> Any
  { handler }
  /// Says what it does. It is never given.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Says that it does nothing.
  open func removeTarget(_ target: Any?) {}
}

/// A command to skip some seconds. None is ever given.
@MainActor open class MPSkipIntervalCommand: MPRemoteCommand {
  /// How many seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A command to play from somewhere. None is ever given.
@MainActor open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The commands of a headset. None is ever given.
@MainActor open class MPRemoteCommandCenter: NSObject {
  /// The device's.
  static let center = MPRemoteCommandCenter()
  /// The device's.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Play.
  public let playCommand = MPRemoteCommand()
  /// Pause.
  public let pauseCommand = MPRemoteCommand()
  /// Stop.
  public let stopCommand = MPRemoteCommand()
  /// Play or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next.
  public let nextTrackCommand = MPRemoteCommand()
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Some seconds on.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Some seconds back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Play from somewhere.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
