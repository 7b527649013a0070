import Foundation

/// The time of a page: virtual, granted piece by piece, or that of the wall clock.
@MainActor
final class PageClock {
  private let page: PageTarget
  let time: PageOptions.Time
  /// What waits for the time that was granted to be used up.
  private var waiter: CheckedContinuation<Void, Never>?
  /// Whether time was granted that is not used up yet, as behind a message of the page.
  private var isGranted = false
  /// Whether time goes on although the network has not answered.
  private var ignoresNetwork = false
  /// What to show of it.
  private(set) var notice: String?

  init(_ page: PageTarget, time: PageOptions.Time) {
    self.page = page
    self.time = time
  }

  /// Stops time before there is a page.
  func stop() async throws(DevToolsError) {
    guard time == .virtual else { return }
    try await page.call("Emulation.setVirtualTimePolicy", ["policy": "pause"])
  }

  /// Takes note of an event of the page.
  func take(_ method: String) {
    switch method {
    // A new document does not say when the time of the old one is used up.
    case "Emulation.virtualTimeBudgetExpired", "Runtime.executionContextsCleared":
      isGranted = false
      resume()
    default: break
    }
  }

  /// Lets time pass. Animations end when they should, and are drawn before what follows.
  func advance(by duration: Duration) async throws(DevToolsError) {
    var rest = duration
    while rest > .zero {
      var slice = rest
      if let end = try await page.evaluate("a11ynav.nextAnimationEnd()").number {
        slice = min(rest, .milliseconds(Int(end) + Self.step))
      }
      try await pass(slice)
      rest -= slice
    }
  }

  /// The shortest time that is granted while a frame is awaited, in milliseconds.
  private static let step = 4
  /// The longest time in which a frame is awaited.
  private static let drawing: Duration = .milliseconds(40)

  /// Lets time pass with a frame at its start and one at its end: observers and animations are
  /// called in frames, and a browser draws none while time stands still.
  private func pass(_ duration: Duration) async throws(DevToolsError) {
    let start = try await draw(within: min(Self.drawing, duration / 2))
    let end = min(Self.drawing, (duration - start) / 2)
    try await grant(duration - start - end)
    let used = try await draw(within: end)
    if used < end { try await grant(end - used) }
  }

  /// Lets time pass until a frame was drawn; returns how much has passed.
  private func draw(within limit: Duration) async throws(DevToolsError) -> Duration {
    guard limit > .zero else { return .zero }
    let frame = Frame()
    let page = page
    Task {
      _ = try? await page.evaluate("a11ynav.frame()", awaitsPromise: true)
      frame.isDrawn = true
    }
    var used: Duration = .zero
    while used < limit, !frame.isDrawn {
      let step = min(.milliseconds(Self.step), limit - used)
      try await grant(step)
      used += step
    }
    return used
  }

  /// A frame that was asked for.
  private final class Frame {
    var isDrawn = false
  }

  private func resume() {
    waiter?.resume()
    waiter = nil
  }

  /// Lets virtual time pass without drawing.
  func grant(_ duration: Duration) async throws(DevToolsError) {
    if !isGranted {
      isGranted = true
      do {
        try await page.call(
          "Emulation.setVirtualTimePolicy",
          [
            "policy": .string(ignoresNetwork ? "advance" : "pauseIfNetworkFetchesPending"),
            "budget": .number(max(duration.milliseconds, 1)),
          ]
        )
      } catch {
        if error != .blocked { isGranted = false }
        throw error
      }
    }
    guard isGranted else { return }
    let limit = Deadline(Limits.network) { [weak self] in self?.giveUpNetwork() }
    await withCheckedContinuation { waiter = $0 }
    limit.cancel()
    if page.dialog != nil { throw .blocked }
    if page.hasCrashed { throw .crashed }
    if page.browser.hasEnded { throw .ended }
    if isHung { throw .hung }
  }

  private var isHung = false

  /// Ends the wait for time that cannot pass: a message is shown, the page is gone.
  func interrupt() { resume() }

  /// The network keeps virtual time from passing: from now on it passes without.
  private func giveUpNetwork() {
    guard waiter != nil else { return }
    guard !ignoresNetwork else {
      isHung = true
      return resume()
    }
    ignoresNetwork = true
    notice =
      "The page still waits for the network; its time goes on without that from here."
    page.browser.devTools.send(
      "Emulation.setVirtualTimePolicy",
      ["policy": "advance", "budget": 1],
      in: page.session
    ) { _ in }
    let limit = Deadline(Limits.answer) { [weak self] in self?.giveUpNetwork() }
    _ = limit
  }

  /// Returns the notice once.
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
}
