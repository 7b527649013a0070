// SPDX-License-Identifier: MIT

@_exported import AVFoundation
@_exported import Foundation
@_exported import SwiftUI

/// A video and its only control, a play/pause button. A magic tap also performs the button's action.
public struct VideoPlayer<VideoOverlay: View> {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a player view with an overlay view.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view for a player's video.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

extension VideoPlayer: View {
  /// The overlay view, followed by the controls.
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

/// A view controller that shows a video with its controls.
@MainActor
open class AVPlayerViewController: UIHostingController<PlayerView> {
  private let model = PlayerModel()

  /// Creates a controller without a player.
  public init() { super.init(rootView: PlayerView(model: model)) }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The player.
  public final var player: AVPlayer? {
    get { model.player }
    set { model.player = newValue }
  }
  /// Whether the controls are shown. If the controls are not shown, nothing about the video is announced.
  open var showsPlaybackControls: Bool {
    get { model.showsControls }
    set { model.showsControls = newValue }
  }
  /// How the video fills its view. This property does not affect accessibility elements.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the video can continue to play in a small window. This property does not affect accessibility elements.
  open var allowsPictureInPicturePlayback = true
}

/// The content of a view controller that shows a video with its controls.
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
