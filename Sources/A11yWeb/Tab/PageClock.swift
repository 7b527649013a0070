// SPDX-License-Identifier: MIT

import Foundation

/// The clock of a page with virtual time, which is granted in small amounts.
@MainActor
final class PageClock {
  let page: PageTarget
  /// The continuations that wait until the granted time is used up.
  private var timeWaiters: [CheckedContinuation<Void, Never>] = []
  /// The continuations that wait until the network is quiet.
  private var networkWaiters: [CheckedContinuation<Void, Never>] = []
  /// Whether some of the granted time is left, for example because the page shows a dialog.
  private var isGranted = false
  private(set) var traffic = PageTraffic()
  /// Whether this clock counts network requests itself. Chrome usually counts network requests. However, after a page
  /// has navigated on its own, Chrome waits for a request that is never answered.
  private var countsNetwork = false
  /// Whether the network has ever taken too long.
  private var ignoresNetwork = false
  private var isHung = false
  /// The number of the document whose time was most recently aligned.
  private var alignedGeneration = 0
  /// Whether the next report that the time is used up may refer to an earlier grant.
  private var isUnsure = false
  private var notice: String?
  private var noted: Set<String> = []

  /// Whether the page has live regions, so that its time passes in shorter steps.
  var hasLiveRegions = false
  /// A closure that is called when a live region changes while time passes.
  var onLiveChange: () async -> Void = {}
  /// A closure that is called repeatedly while time passes.
  var onProgress: () -> Void = {}

  init(_ page: PageTarget) { self.page = page }

  /// Handles an event of the page.
  func handle(_ event: BrowserEvent) {
    traffic.handle(event, at: .now)
    switch event {
    case .virtualTimeUsedUp:
      isGranted = false
      resume()
    case .frameRequestedNavigation(page.mainFrame): countsNetwork = true
    case .contextsCleared:
      // A new document does not necessarily report when the old document's time is used up.
      isUnsure = isUnsure || isGranted
      isGranted = false
      resume()
    default: if traffic.isAnswered { resumeNetworkWaiters() }
    }
  }

  /// Advances a new document's clock to the same time in every run, regardless of how long the document took to load.
  ///
  /// The time is not a round number, because a page's timers often expire at round times.
  ///
  /// - Parameter isInFront: Whether the page has just come to the front, so that it is aligned again.
  /// - Returns: Whether time has passed.
  func align(isInFront: Bool) async throws(DevToolsError) -> Bool {
    guard alignedGeneration != page.generation || isInFront else { return false }
    alignedGeneration = page.generation
    let now = Duration.milliseconds(Int(try await now))
    var end = Limits.firstLook
    while end < now + Limits.loadStep { end += Limits.turn }
    try await advance(by: end - now)
    return true
  }

  /// Lets virtual time pass without drawing a frame, except while the page waits for the network.
  func grant(_ duration: Duration) async throws(DevToolsError) {
    guard countsNetwork else { return try await spend(duration, VirtualTime.advanceUnlessFetching) }
    var rest = duration
    var step: Duration = .milliseconds(10)
    while rest > .zero {
      await untilNetworkIsQuiet()
      let before = traffic.requestCount
      let slice = min(step, rest)
      try await spend(slice, VirtualTime.advance)
      rest -= slice
      // If the page sends no requests, longer steps are sufficient.
      step = traffic.requestCount == before ? min(step * 2, Limits.turn) : .milliseconds(10)
    }
    await untilNetworkIsQuiet()
  }

  /// Waits, in wall-clock time, until the server is quiet on all connections of the page.
  ///
  /// On a page with virtual time, received data is processed only while virtual time passes, so a short amount of
  /// virtual time passes. The amount of time is rounded up, so that the page's time does not depend on the server's
  /// response time.
  func untilServerIsQuiet(in time: PageOptions.Time) async throws(DevToolsError) {
    guard traffic.due(at: .now) != nil else { return }
    let end = ContinuousClock.now + PageTraffic.longestWait
    var passed: Duration = .zero
    while let due = traffic.due(at: .now), page.dialog == nil, !page.hasCrashed,
      !page.browser.hasEnded
    {
      guard .now < end else {
        traffic.giveUpRestless()
        noteOnce(Self.restless)
        break
      }
      try? await Task.sleep(until: min(due, .now + Limits.trafficLook))
      if time == .virtual {
        try await grant(.milliseconds(1))
        passed += .milliseconds(1)
        await takeLiveChange()
      }
      if traffic.giveUpOverdue(at: .now) { noteOnce(Self.unanswered) }
    }
    guard time == .virtual, page.dialog == nil else { return }
    let steps = Int(passed.milliseconds / Limits.trafficStep.milliseconds) + 1
    try await advance(by: Limits.trafficStep * steps - passed)
  }

  private static let restless =
    "The server keeps sending data, so the session continues without waiting for a pause."
  private static let unanswered =
    "The server did not respond to a message from the page; use “wait for” to wait longer."

  private func noteOnce(_ text: String) {
    if noted.insert(text).inserted { notice = text }
  }

  private func spend(
    _ duration: Duration,
    _ policy: (Double) -> VirtualTime
  ) async throws(DevToolsError) {
    guard !isGranted else { return try await untilSpent() }
    let generation = page.generation
    let start = isUnsure ? try await now : 0
    try await spend(duration.milliseconds, policy)
    guard isUnsure else { return }
    // If the report referred to time that was granted earlier, or if there is no report because the document is new,
    // the rest of the time is granted again. A new document reaches the end of the granted time, but a page that
    // reloads itself repeatedly never does.
    while page.generation - generation < 2 {
      let end = (page.generation == generation ? start : 0) + duration.milliseconds
      let rest = end - (try await now)
      guard rest >= 1 else { break }
      try await spend(rest, policy)
    }
    isUnsure = page.generation - generation > 1
  }

  private func spend(
    _ milliseconds: Double,
    _ policy: (Double) -> VirtualTime
  ) async throws(DevToolsError) {
    isGranted = true
    do {
      try await page.call(.setVirtualTime(policy(max(milliseconds, 1))))
    } catch {
      if error != .blocked { isGranted = false }
      throw error
    }
    try await untilSpent()
  }

  private func untilSpent() async throws(DevToolsError) {
    // An event that ends the wait may have occurred since the page answered.
    try check()
    guard isGranted else { return }
    let watch = watch()
    await withCheckedContinuation { timeWaiters.append($0) }
    watch.cancel()
    try check()
  }

  /// The time on the page's own clock, in milliseconds.
  var now: Double {
    get async throws(DevToolsError) {
      try await page.evaluate("performance.now()").number ?? 0
    }
  }

  private func check() throws(DevToolsError) {
    if page.browser.hasEnded { throw .ended }
    if page.hasCrashed { throw .crashed }
    if page.dialog != nil { throw .blocked }
    if isHung {
      isHung = false
      throw .hung
    }
  }

  private func untilNetworkIsQuiet() async {
    guard !traffic.isAnswered, !ignoresNetwork, page.dialog == nil, !page.hasCrashed else { return }
    let limit = Deadline(Limits.network) { [weak self] in
      self?.traffic.forgetRequests()
      self?.ignoreNetwork()
      self?.resumeNetworkWaiters()
    }
    await withCheckedContinuation { networkWaiters.append($0) }
    limit.cancel()
  }

  /// Checks periodically whether time passes on the page.
  private func watch() -> Task<Void, Never> {
    Task {
      let end = ContinuousClock.now + Limits.longest
      var time: Double?
      while true {
        // Time that passes slowly means that the page has a lot to do, or that the machine is busy.
        try? await Task.sleep(for: time == nil ? Limits.standstill : Limits.sign)
        guard !Task.isCancelled else { return }
        if await page.scripts.runsEndless() {
          await page.stopScripts()
          notice = PageTarget.endlessScript
          break
        }
        let now = try? await now
        guard !Task.isCancelled else { return }
        guard .now < end, let now, now != time else {
          giveUp()
          break
        }
        time = now
      }
      isGranted = false
      resume()
    }
  }

  /// Stops waiting for time that cannot pass, because a dialog is shown or the page has closed.
  func interrupt() { resume() }

  private func resume() {
    let waiters = timeWaiters
    timeWaiters = []
    for waiter in waiters { waiter.resume() }
    resumeNetworkWaiters()
  }

  private func resumeNetworkWaiters() {
    let waiters = networkWaiters
    networkWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Stops waiting because time cannot pass for an unknown reason. If Chrome counts network requests, the network is
  /// assumed to be the cause.
  private func giveUp() {
    if countsNetwork {
      isHung = true
    } else {
      countsNetwork = true
      ignoreNetwork()
    }
  }

  private func ignoreNetwork() {
    guard !ignoresNetwork else { return }
    ignoresNetwork = true
    notice = "The page is still waiting for the network; from now on, its time passes regardless."
  }

  /// Removes and returns the notice to show.
  func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }

  /// Returns the whole milliseconds of a number from a page, up to a limit, because the number may be too large for a
  /// duration.
  static func milliseconds(_ number: Double, atMost limit: Duration) -> Duration {
    .milliseconds(Int(min(number, limit.milliseconds)))
  }
}
