// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// A player of recordings, silent here: views know whether it plays, and what. Time passes while it
/// plays, and a recording ends when it would.
open class AVPlayer: NSObject, @unchecked Sendable {
  // Nothing guards its state: it is for the main queue only, where it calls its observers.

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  private let state = PlayerState()
  private let observers = TimeObservers()
  private var generation = 0

  /// Creates a player of nothing.
  public override init() {}
  /// Creates a player of an address.
  public init(url: URL) {
    super.init()
    state.item = AVPlayerItem(url: url)
  }
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    state.item = item
  }

  /// What is played.
  open var currentItem: AVPlayerItem? { state.item }
  /// Plays something else, from its beginning.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    state.item = item
    state.time.go(to: 0)
    follow()
  }
  /// The rate at which ``play()`` begins.
  open var defaultRate: Float = 1
  /// Begins to play.
  open func play() { rate = defaultRate }
  /// Stops for now.
  open func pause() { rate = 0 }
  /// How fast it plays; 0 for not at all.
  open var rate: Float {
    get { state.rate }
    set {
      state.rate = newValue
      follow()
    }
  }
  /// Whether it plays. A recording that cannot be read is waited for.
  open var timeControlStatus: TimeControlStatus {
    guard rate != 0 else { return .paused }
    return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// Whether it can be used: it can.
  open var status: Status { .readyToPlay }
  /// Why it cannot be used: it can.
  open var error: (any Error)? { nil }
  /// How loud it is. Nothing sounds.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// The time in the recording.
  open func currentTime() -> CMTime {
    let now = min(state.time.now, currentItem?.seconds ?? .infinity)
    return CMTime(seconds: now, preferredTimescale: 600)
  }
  /// Goes to a time.
  open func seek(to time: CMTime) {
    state.time.go(to: min(time.seconds, currentItem?.seconds ?? .infinity))
    observers.jumped(to: state.time.now)
    follow()
  }
  /// Goes to a time, and says that it is done.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Goes to a time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Calls a closure every time that an interval has been played.
  ///
  /// - Parameter queue: The main queue, or `nil` for it; others are not used.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any {
    defer { follow() }
    return observers.add(every: interval.seconds, from: state.time.now, block)
  }
  /// Calls a closure whenever one of some times is reached.
  ///
  /// - Parameter queue: The main queue, or `nil` for it; others are not used.
  open func addBoundaryTimeObserver(
    forTimes times: [CMTime],
    queue: DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any {
    defer { follow() }
    return observers.add(at: times.map(\.seconds), from: state.time.now, block)
  }
  /// Ends an observation.
  open func removeTimeObserver(_ observer: Any) { observers.remove(observer) }

  /// Called at the end of the item; returns whether something else is played.
  func advance() -> Bool { false }

  /// Starts or stops the time, and waits for what comes next: an observer's time, or the end.
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

/// A player of one recording after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  // Nothing guards `rest`: it is for the main queue only, like its superclass.
  private var rest: [AVPlayerItem] = []
  /// Creates a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    rest = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }
  /// The items that are not played yet.
  open func items() -> [AVPlayerItem] { [currentItem].compactMap(\.self) + rest }
  /// Plays an item after another one, or after all.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = rest.firstIndex { $0 === afterItem }.map { $0 + 1 }
    let isFirst = afterItem != nil && afterItem === currentItem
    rest.insert(item, at: isFirst ? 0 : place ?? rest.count)
    if currentItem == nil { advanceToNextItem() }
  }
  /// Plays the next item.
  open func advanceToNextItem() {
    replaceCurrentItem(with: rest.isEmpty ? nil : rest.removeFirst())
  }

  override func advance() -> Bool {
    guard !rest.isEmpty else { return false }
    advanceToNextItem()
    return true
  }
}

/// What views observe of a player.
@Observable
final class PlayerState {
  var item: AVPlayerItem?
  var rate: Float = 0
  @ObservationIgnored var time = PlayedTime()
}
