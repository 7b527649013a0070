// SPDX-License-Identifier: MIT

extension PageTarget {
  /// Whether any document of the page may have changed since this was asked last.
  ///
  /// What the browser reports of changes in its tree (`Accessibility.nodesUpdated`) would be too
  /// little: it leaves out names that come from elsewhere, busy regions, and what a fieldset disables.
  func takeChanged() async throws(DevToolsError) -> Bool {
    // A frame of another process has no world of ours: it may have changed.
    var changed = frames.contains { worlds[$0.id] == nil }
    for frame in worlds.keys.sorted() {
      if try await evaluate("a11ynav.takeChanged()", in: frame) != false { changed = true }
    }
    for part in parts.all {
      await part.isPrepared()
      if (try? await part.target.takeChanged()) != false { changed = true }
    }
    let metrics = try await call("Performance.getMetrics").result["metrics"]
    let counts = metrics.array.filter { Self.counted.contains($0["name"].string ?? "") }
    defer { knownCounts = counts }
    return changed || counts.isEmpty || counts != knownCounts
  }

  /// Makes the next question be answered by yes.
  func forgetCounts() { knownCounts = [] }

  /// What the browser counts of a page whose look changes.
  private static let counted: Set<String> = ["LayoutCount", "RecalcStyleCount", "Nodes", "Frames"]

  /// Whether something of the page may hear of scrolling: then it happens at once.
  func noticesScrolling() async throws(DevToolsError) -> Bool {
    guard frames.count == 1, parts.isEmpty else { return true }
    if try await evaluate("a11ynav.noticesScrolling()") != false { return true }
    let asked = "globalThis.requestAnimationFrame?.isAwaited?.() !== false"
    if try await call("Runtime.evaluate", ["expression": .string(asked)])
      .result["result"]["value"] != false
    {
      return true
    }
    for name in ["window", "document"] {
      let listeners = try await call(
        "DOMDebugger.getEventListeners",
        ["objectId": try await object(name), "depth": -1, "pierce": true]
      ).result["listeners"]
      if listeners.array.contains(where: { ($0["type"].string ?? "").contains("scroll") }) {
        return true
      }
    }
    return false
  }

  /// An object of the page's own scripts.
  private func object(_ expression: String) async throws(DevToolsError) -> JSONValue {
    try await call(
      "Runtime.evaluate",
      ["expression": .string(expression), "objectGroup": "a11ynav"]
    ).result["result"]["objectId"]
  }
}
