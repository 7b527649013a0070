extension PageTarget {
  /// What is shown when a script was stopped.
  static let endlessScript = "A script of the page did not end, and was stopped."

  /// Stops the page's scripts if the page does not answer; returns whether it had to.
  func stopEndlessScript() async -> Bool {
    do {
      try await call("Runtime.evaluate", ["expression": "1"], limit: Limits.sign)
      return false
    } catch {
      guard error == .hung else { return false }
      _ = try? await call("Runtime.terminateExecution", limit: Limits.sign)
      return true
    }
  }
}
