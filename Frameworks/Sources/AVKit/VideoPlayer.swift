// SPDX-License-Identifier: MIT

@_exported import AVFoundation
@_exported import Foundation
@_exported import SwiftUI

/// A video with its controls: a button that plays and pauses, which the magic tap does as well.
public struct VideoPlayer<VideoOverlay: View> {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Shows a player's video under a view.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Shows a player's video.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

extension VideoPlayer: View {
  /// The view over the video, and the controls.
  public var body: some View {
    Group {
      overlay
      if let player {
        Button(player.isPaused ? "Play" : "Pause") { player.toggle() }
          .accessibilityAddTraits(.startsMediaSession)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Video")
    .accessibilityAction(.magicTap) { player?.toggle() }
  }
}

extension AVPlayer {
  fileprivate var isPaused: Bool { rate == 0 }

  fileprivate func toggle() { isPaused ? play() : pause() }
}

/// A video of UIKit with its controls.
@MainActor
open class AVPlayerViewController: UIHostingController<PlayerView> {
  private let model = PlayerModel()

  /// Creates a controller without a player.
  public init() { super.init(rootView: PlayerView(model: model)) }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The player.
  public final var player: AVPlayer? {
    get { model.player }
    set { model.player = newValue }
  }
  /// Whether there are controls. Without them nothing of the video can be heard.
  open var showsPlaybackControls: Bool {
    get { model.showsControls }
    set { model.showsControls = newValue }
  }
  /// How the video fills its view. It does not affect elements.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it may go on in a small window. It does not affect elements.
  open var allowsPictureInPicturePlayback = true
}

/// The view of a controller: a video with its controls.
public struct PlayerView {
  let model: PlayerModel
}

extension PlayerView: View {
  /// The video.
  public var body: some View { if model.showsControls { VideoPlayer(player: model.player) } }
}

/// The player of a controller.
@Observable
final class PlayerModel {
  var player: AVPlayer?
  var showsControls = true
}
