// SPDX-License-Identifier: MIT

/// A watch that detects and stops endless scripts in a tab.
@MainActor
final class ScriptWatch {
  private let browser: Browser
  private let session: String
  /// Whether an endless script was found and has not yet been stopped.
  private var isStuck = false

  init(_ browser: Browser, _ session: String) {
    self.browser = browser
    self.session = session
  }

  /// Returns whether the page is running an endless script.
  ///
  /// A script counts as endless if the page uses a large amount of processor time without answering. A page that is
  /// waiting for the processor uses no processor time. A page that is busy with something other than a script reports
  /// its processor time only after it has finished.
  func runsEndless() async -> Bool {
    var hasAnswered = false
    browser.devTools.send(.evaluateObject("1"), in: session) { _ in
      hasAnswered = true
    }
    let end = ContinuousClock.now + Limits.longest
    var start: Double?
    while !hasAnswered, .now < end {
      guard let used = await processorTime(until: end) else { return false }
      let before = start ?? used
      if used - before >= Limits.sign.seconds {
        isStuck = !hasAnswered
        return isStuck
      }
      start = before
      try? await Task.sleep(for: Limits.look)
    }
    return false
  }

  /// Stops the endless script, if one was found.
  func stop() async {
    // If no script were running, the next script would be stopped.
    guard isStuck else { return }
    isStuck = false
    try? await browser.devTools.call(.terminateExecution, in: session, limit: Limits.longest)
  }

  /// Returns the processor time that the page's thread has used, in seconds. Scripts are interrupted so that the page
  /// can report its processor time.
  private func processorTime(until end: ContinuousClock.Instant) async -> Double? {
    let metrics = try? await browser.devTools.call(.getMetrics, in: session, limit: end - .now)
    return metrics?["ThreadTime"]
  }
}

extension Duration {
  fileprivate var seconds: Double { self / .seconds(1) }
}
