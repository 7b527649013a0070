// SPDX-License-Identifier: MIT

extension PageClock {
  /// Lets time pass. Animations end at their proper times and are drawn before later events.
  func advance(by duration: Duration) async throws(DevToolsError) {
    var rest = duration
    var liveChanges = 0
    var quietSteps = 0
    while rest > .zero {
      var slice = rest
      if let end = try await page.evaluate(.nextAnimationEnd).number {
        slice = min(rest, .milliseconds(end, atMost: rest) + .milliseconds(Self.step))
      }
      if hasLiveRegions {
        // A region that changes constantly is read less and less frequently.
        var step = Limits.liveStep * (1 << max(liveChanges - 3, 0))
        if quietSteps >= Self.quietSteps {
          step = max(step, try await idleTime(within: rest) + .milliseconds(Self.step))
        }
        slice = min(slice, step)
      }
      try await pass(slice)
      rest -= slice
      guard rest > .zero else { break }
      onProgress()
      let hasChanged = await takeLiveChange()
      liveChanges = hasChanged ? min(liveChanges + 1, 6) : 0
      quietSteps = hasChanged ? 0 : quietSteps + 1
    }
  }

  /// The number of steps without a change in a live region after which longer steps are considered.
  private static let quietSteps = 4

  /// Returns the time for which nothing can happen on the page, because no timer ends and nothing else is active.
  private func idleTime(within limit: Duration) async throws(DevToolsError) -> Duration {
    guard traffic.isAnswered, !traffic.isConnected, page.frames.count == 1, page.parts.isEmpty
    else { return .zero }
    let asked = "globalThis.setTimeout?.untilNext?.()"
    guard let time = try await page.call(.evaluateObject(asked)).value.number else { return .zero }
    return time < 0 ? limit : .milliseconds(time, atMost: limit)
  }

  /// Lets time pass until the recorded messages that belong to the current turn have arrived.
  func untilRecordedMessagesArrive() async throws(DevToolsError) {
    var rest = PageTraffic.longestWait
    while page.awaitsMessage, page.dialog == nil, rest > .zero {
      try await advance(by: Limits.trafficStep)
      await takeLiveChange()
      rest -= Limits.trafficStep
    }
  }

  /// Allows a changed live region to be read before it changes again, and returns whether a live region has changed.
  @discardableResult
  func takeLiveChange() async -> Bool {
    guard hasLiveRegions, (try? await page.evaluate(.takeLiveChanged).isTrue) == true else {
      return false
    }
    await onLiveChange()
    return true
  }

  /// The shortest amount of time that is granted while the clock waits for a frame, in milliseconds.
  private static let step = 4
  /// The maximum virtual time for which the clock waits for a frame.
  private static let drawing: Duration = .milliseconds(40)

  /// Lets time pass. A frame is drawn at the start and another at the end, because observers and animations are called
  /// in frames and a browser draws no frames while time stands still.
  private func pass(_ duration: Duration) async throws(DevToolsError) {
    let start = try await draw(within: min(Self.drawing, duration / 2))
    let end = min(Self.drawing, (duration - start) / 2)
    try await grant(duration - start - end)
    let used = try await draw(within: end)
    if used < end { try await grant(end - used) }
  }

  /// Lets time pass until a frame is drawn, and returns the elapsed time.
  private func draw(within limit: Duration) async throws(DevToolsError) -> Duration {
    guard limit > .zero else { return .zero }
    let frame = AwaitedFrame()
    let page = page
    Task {
      _ = try? await page.evaluate(.frame, awaitsPromise: true)
      frame.end()
    }
    var used: Duration = .zero
    while used < limit, !frame.isDrawn {
      let step = min(.milliseconds(Self.step), limit - used)
      try await grant(step)
      used += step
      // A frame is often drawn slightly later than scheduled.
      await frame.wait(Self.patience)
    }
    return used
  }

  /// The maximum wall-clock time to wait for a frame after each step.
  static let patience: Duration = .milliseconds(30)

  /// A requested frame.
  @MainActor
  final class AwaitedFrame {
    private(set) var isDrawn = false
    private var waiter: CheckedContinuation<Void, Never>?

    /// Waits for the frame for a limited time.
    func wait(_ limit: Duration) async {
      guard !isDrawn else { return }
      let deadline = Deadline(limit) { [weak self] in self?.resume() }
      await withCheckedContinuation { waiter = $0 }
      deadline.cancel()
    }

    func end() {
      isDrawn = true
      resume()
    }

    private func resume() {
      waiter?.resume()
      waiter = nil
    }
  }
}
