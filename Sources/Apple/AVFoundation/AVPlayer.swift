// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// A silent player for recordings. Views can observe the current item and the playback rate. The playback position
/// advances during playback, and playback ends after the recording's duration.
open class AVPlayer: NSObject, @unchecked Sendable {
  // The state is not protected, because the class is for use on the main queue only, where it also calls its
  // observers.

  /// The playback state of a player.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  private let state = PlayerState()
  private let observers = TimeObservers()
  private var generation = 0

  /// Creates a player without an item.
  public override init() {}
  /// Creates a player for the recording at a URL.
  public init(url: URL) {
    super.init()
    state.item = AVPlayerItem(url: url)
  }
  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    state.item = item
  }

  /// The current item.
  open var currentItem: AVPlayerItem? { state.item }
  /// Replaces the current item with another item, which starts from the beginning.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    state.item = item
    state.time.go(to: 0)
    follow()
  }
  /// The rate at which ``play()`` starts playback.
  open var defaultRate: Float = 1
  /// Starts playback.
  open func play() { rate = defaultRate }
  /// Pauses playback.
  open func pause() { rate = 0 }
  /// The playback rate, which is 0 while the player is paused.
  open var rate: Float {
    get { state.rate }
    set {
      state.rate = newValue
      follow()
    }
  }
  /// The playback state. If a recording cannot be read, the player remains in the waiting state.
  open var timeControlStatus: TimeControlStatus {
    guard rate != 0 else { return .paused }
    return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// The player's status, which is always `readyToPlay`.
  open var status: Status { .readyToPlay }
  /// The reason that the player cannot be used; this property is always `nil`.
  open var error: (any Error)? { nil }
  /// The volume. The implementation produces no sound.
  open var volume: Float = 1
  /// Whether the player is muted.
  open var isMuted = false
  /// The action to take at the end of an item.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// Returns the current playback position.
  open func currentTime() -> CMTime {
    let now = min(state.time.now, currentItem?.seconds ?? .infinity)
    return CMTime(seconds: now, preferredTimescale: 600)
  }
  /// Moves the playback position to a given time.
  open func seek(to time: CMTime) {
    state.time.go(to: min(time.seconds, currentItem?.seconds ?? .infinity))
    observers.jumped(to: state.time.now)
    follow()
  }
  /// Moves playback to a given time and calls a closure afterwards.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Moves the playback position to a given time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Calls a closure at each interval of playback time.
  ///
  /// - Parameter queue: The queue, which is ignored because the closure is always called on the main queue.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any {
    defer { follow() }
    return observers.add(every: interval.seconds, from: state.time.now, block)
  }
  /// Calls a closure each time playback reaches one of the given times.
  ///
  /// - Parameter queue: The queue, which is ignored because the closure is always called on the main queue.
  open func addBoundaryTimeObserver(
    forTimes times: [CMTime],
    queue: DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any {
    defer { follow() }
    return observers.add(at: times.map(\.seconds), from: state.time.now, block)
  }
  /// Removes an observer.
  open func removeTimeObserver(_ observer: Any) { observers.remove(observer) }

  /// Advances to the next item when the current item ends, and returns whether there is a next item.
  func advance() -> Bool { false }

  /// Starts or stops the clock, and waits until an observer is due or the item ends.
  private func follow() {
    generation += 1
    guard let item = currentItem, let end = item.seconds, rate != 0 else {
      return state.time.play(at: 0)
    }
    state.time.play(at: Double(rate))
    let next = min(observers.next(after: state.time.now) ?? end, end)
    guard let rest = state.time.seconds(until: next) else { return }
    let expected = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + rest) { [weak self] in
      guard let self, generation == expected else { return }
      reached(next, end: end)
    }
  }

  private func reached(_ time: TimeInterval, end: TimeInterval) {
    let item = currentItem
    state.time.go(to: time)
    observers.reached(time)
    guard time >= end, let item, item === currentItem else { return follow() }
    switch actionAtItemEnd {
    case .advance where advance(): break
    case .advance, .pause: rate = 0
    case .none: generation += 1
    }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }
}

/// A player that plays several recordings in sequence.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  // `rest` is not protected, because it is for use on the main queue only, like the superclass.
  private var rest: [AVPlayerItem] = []
  /// Creates a player for several items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    rest = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }
  /// Returns the items that have not yet been played to the end.
  open func items() -> [AVPlayerItem] { [currentItem].compactMap(\.self) + rest }
  /// Inserts an item after another item, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = rest.firstIndex { $0 === afterItem }.map { $0 + 1 }
    let isFirst = afterItem != nil && afterItem === currentItem
    rest.insert(item, at: isFirst ? 0 : place ?? rest.count)
    if currentItem == nil { advanceToNextItem() }
  }
  /// Skips to the next item.
  open func advanceToNextItem() {
    replaceCurrentItem(with: rest.isEmpty ? nil : rest.removeFirst())
  }

  override func advance() -> Bool {
    guard !rest.isEmpty else { return false }
    advanceToNextItem()
    return true
  }
}

/// The part of a player's state that SwiftUI views observe.
@Observable
final class PlayerState {
  var item: AVPlayerItem?
  var rate: Float = 0
  @ObservationIgnored var time = PlayedTime()
}
