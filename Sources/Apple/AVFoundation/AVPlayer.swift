// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// A recording to be played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// What is known about a recording's loading.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The recording.
  public let asset: AVAsset
  /// Makes an item of an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Makes an item of a recording.
  public init(asset: AVAsset) { self.asset = asset }
  /// How long it is: unknown, since nothing is loaded.
  open var duration: CMTime { .indefinite }
  /// Whether it is loaded: it is not.
  open var status: Status { .unknown }
}

/// A recording.
open class AVAsset: NSObject, @unchecked Sendable {
  /// How long it is: unknown, since nothing is loaded.
  open var duration: CMTime { .indefinite }
}

/// A recording at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// Makes a recording.
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

/// A player of recordings, silent here: views know whether it plays, and what.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What is known about a recording's loading.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// What happens at the end of a recording.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  private let state = PlayerState()

  /// Makes a player of nothing.
  public override init() {}
  /// Makes a player of an address.
  public init(url: URL) {
    super.init()
    state.item = AVPlayerItem(url: url)
  }
  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    state.item = item
  }

  /// What is played.
  open var currentItem: AVPlayerItem? { state.item }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { state.item = item }
  /// Begins to play.
  open func play() { state.rate = 1 }
  /// Stops for now.
  open func pause() { state.rate = 0 }
  /// How fast it plays; 0 for not at all.
  open var rate: Float {
    get { state.rate }
    set { state.rate = newValue }
  }
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Whether it can play.
  open var status: Status { .readyToPlay }
  /// How loud it is. Nothing sounds.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What happens at the end: it never comes.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The time that was sought last.
  open func currentTime() -> CMTime { state.time }
  /// Goes to a time.
  open func seek(to time: CMTime) { state.time = time }
  /// Goes to a time, and says that it is done.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    state.time = time
    completionHandler(true)
  }
  /// Goes to a time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    state.time = time
  }
  /// Says nothing about times: none passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of one recording after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var rest: [AVPlayerItem] = []
  /// Makes a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    rest = Array(items.dropFirst())
  }
  /// Plays the next item.
  open func advanceToNextItem() {
    replaceCurrentItem(with: rest.isEmpty ? nil : rest.removeFirst())
  }
}

/// What views observe of a player.
@Observable
final class PlayerState {
  var item: AVPlayerItem?
  var rate: Float = 0
  var time = CMTime.zero
}
