// SPDX-License-Identifier: MIT

/// Finds the scripts of a tab that do not end, and stops them.
@MainActor
final class ScriptWatch {
  private let browser: Browser
  private let session: String
  /// Whether a script was found that does not end, and was not stopped yet.
  private var isStuck = false

  init(_ browser: Browser, _ session: String) {
    self.browser = browser
    self.session = session
  }

  /// Whether a script of the page does not end.
  ///
  /// That is so if the page uses up much processor time of its own and does not answer meanwhile. A
  /// page that waits for the processor uses none; one that is busy with something else than a script
  /// does not say how much it has used before it is done.
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

  /// Stops the script that was found not to end.
  func stop() async {
    // Where none runs, the next one would be stopped.
    guard isStuck else { return }
    isStuck = false
    try? await browser.devTools.call(.terminateExecution, in: session, limit: Limits.longest)
  }

  /// The processor time that the page's thread has used, in seconds. Scripts are interrupted to tell.
  private func processorTime(until end: ContinuousClock.Instant) async -> Double? {
    let metrics = try? await browser.devTools.call(.getMetrics, in: session, limit: end - .now)
    return metrics?["ThreadTime"]
  }
}

extension Duration {
  fileprivate var seconds: Double { self / .seconds(1) }
}
