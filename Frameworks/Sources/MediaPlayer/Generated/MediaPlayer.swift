// SPDX-License-Identifier: MIT

// Made from Surface/MediaPlayer.rows by `make surface`.

@_exported import Foundation
import UIKit

/// The key for a title.
public let MPMediaItemPropertyTitle = "title"

/// The key for the artist.
public let MPMediaItemPropertyArtist = "artist"

/// The key for an album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"

/// The key for an image.
public let MPMediaItemPropertyArtwork = "artwork"

/// The key for a duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"

/// The key for the elapsed time in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"

/// The key for the playback rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The key for whether the media is a live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// The key for the media type.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// The type of the media that is playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none, audio, video
}

/// The state of playback. It is not shown.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// An image of the media that is playing.
@MainActor open class MPMediaItemArtwork: NSObject {
  /// Creates an image.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { super.init() }
}

/// The information that the Lock Screen shows about playback. It is not shown.
@MainActor open class MPNowPlayingInfoCenter: NSObject {
  /// The shared instance.
  static let center = MPNowPlayingInfoCenter()
  /// The shared instance.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// The information about the media that is playing.
  open var nowPlayingInfo: [String: Any]?
  /// The state of playback.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

/// A remote command. None is ever sent.
open class MPRemoteCommandEvent: NSObject {}

/// A command to play from a position. None is ever sent.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The position, in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A remote command. None is ever sent.
@MainActor open class MPRemoteCommand: NSObject {
  /// Whether the command is enabled.
  open var isEnabled = true
  /// Adds a handler for the command. It is never sent, not even by a magic tap.
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
    -> Any
  { handler }
  /// Adds a method as a handler for the command. It is never sent, not even by a magic tap.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing, because handlers are not kept.
  open func removeTarget(_ target: Any?) {}
}

/// A command to skip an interval. None is ever sent.
@MainActor open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The preferred intervals, in seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A command to play from a position. None is ever sent.
@MainActor open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The remote commands. None is ever sent.
@MainActor open class MPRemoteCommandCenter: NSObject {
  /// The shared instance.
  static let center = MPRemoteCommandCenter()
  /// The shared instance.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Play.
  public let playCommand = MPRemoteCommand()
  /// Pause.
  public let pauseCommand = MPRemoteCommand()
  /// Stop.
  public let stopCommand = MPRemoteCommand()
  /// Play or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The command to play the next track.
  public let nextTrackCommand = MPRemoteCommand()
  /// The command to play the previous track.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skip forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Skip backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The command to play from a position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
