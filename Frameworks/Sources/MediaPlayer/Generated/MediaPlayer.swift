// SPDX-License-Identifier: MIT

// Made from Surface/MediaPlayer.rows by `make surface`.

@_exported import Foundation
import UIKit

/// The key of a title.
public let MPMediaItemPropertyTitle = "title"

/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"

/// The key of an album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"

/// The key of an image.
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

/// The state of playback. It is not shown here.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// An image of what is played.
@MainActor open class MPMediaItemArtwork: NSObject {
  /// Creates an image.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { super.init() }
}

/// What the Lock Screen shows as playing. It is not shown here.
@MainActor open class MPNowPlayingInfoCenter: NSObject {
  /// The shared instance.
  static let center = MPNowPlayingInfoCenter()
  /// The shared instance.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// What is played.
  open var nowPlayingInfo: [String: Any]?
  /// Whether something is played.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

/// A remote command. None is ever sent.
open class MPRemoteCommandEvent: NSObject {}

/// A command to play from somewhere. None is ever sent.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// From where, in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A remote command. None is ever sent.
@MainActor open class MPRemoteCommand: NSObject {
  /// Whether it is enabled.
  open var isEnabled = true
  /// Handles the command. It is never sent, not even by a magic tap.
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
    -> Any
  { handler }
  /// Handles the command by a method. It is never sent, not even by a magic tap.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes a handler. None is kept.
  open func removeTarget(_ target: Any?) {}
}

/// A command to skip some seconds. None is ever sent.
@MainActor open class MPSkipIntervalCommand: MPRemoteCommand {
  /// How many seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A command to play from somewhere. None is ever sent.
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
  /// The next.
  public let nextTrackCommand = MPRemoteCommand()
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skip forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Skip backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Play from somewhere.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
