// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON

extension PageTarget {
  /// Returns whether any document on the page may have changed since the previous call.
  ///
  /// The browser's reports about changes in its tree (`Accessibility.nodesUpdated`) are not sufficient, because they
  /// omit names that are derived from other nodes, busy regions, and controls that a `fieldset` element disables.
  func takeChanged() async throws(DevToolsError) -> Bool {
    // A frame in another process does not have a11ynav's JavaScript world, so the frame may have changed.
    var changed = frames.contains { worlds[$0.id] == nil }
    for frame in worlds.keys.sorted() {
      if try await evaluate(.takeChanged, in: frame) != false { changed = true }
    }
    for part in parts.all {
      await part.isPrepared()
      if (try? await part.target.takeChanged()) != false { changed = true }
    }
    return mayHaveChanged(try await counts()) || changed
  }

  private func counts() async throws(DevToolsError) -> [String: Double] {
    try await call(.getMetrics).filter { Self.counted.contains($0.key) }
  }

  /// The names of the browser's counts that change with a page's appearance.
  private static let counted: Set<String> = ["LayoutCount", "RecalcStyleCount", "Nodes", "Frames"]

  /// Reads the whole page, with all calls sent at once.
  ///
  /// If the page cannot change during the reading, layouts that the reading itself causes, such as those of closed
  /// `details` elements, do not count as changes.
  ///
  /// - Parameter isStill: Whether the page cannot change in the meantime.
  func read(visited: Set<String>, isStill: Bool) async throws(DevToolsError) -> PageReading {
    for frame in frames.dropFirst() where frame.owner == nil {
      if let owner = try? await call(.getOwner(ofFrame: frame.id)) {
        set(owner: owner, ofFrame: frame.id)
      }
    }
    let frames = frames
    let trees = frames.map { frame in
      Task { try await Self.nodes(self.call(.getFullTree(ofFrame: frame.id))) }
    }
    let snapshot = Task {
      try await Self.facts(self.call(.captureSnapshot(styles: DOMFacts.styles)))
    }
    let state = try await evaluate(.state, .bool(true))
    let counts = isStill ? Task { try await self.counts() } : nil
    var answers: [(PageDocuments.Document, [ChromeNode])] = []
    for (place, task) in trees.enumerated() {
      switch await task.result {
      case .success(let nodes): answers.append((frames[place], nodes))
      case .failure(let error):
        let error = error as? DevToolsError ?? .hung
        // A frame may have been removed in the meantime, but the page itself must exist.
        if case .refused = error, place > 0 { continue }
        throw error
      }
    }
    let facts: DOMFacts
    do { facts = try await snapshot.value } catch { throw error as? DevToolsError ?? .hung }
    var reading = await PageReading.joining(answers, facts, visited)
    reading.selection = state["selection"].array.compactMap(\.integer)
    reading.show(state)
    reading.hasLiveRegions = state["liveRegions"].isTrue
    reading.hasScrollBoxes = state["scrollBoxes"].isTrue || !parts.isEmpty
    try await readParts(into: &reading, visited: visited)
    seal(&reading)
    if let counts = try? await counts?.value { _ = mayHaveChanged(counts) }
    return reading
  }

  /// Parses the accessibility tree of a frame. The tree is parsed off the main actor, while the browser prepares the
  /// next reply.
  nonisolated private static func nodes(_ bytes: [UInt8]) async -> [ChromeNode] {
    ((try? ChromeNodes(bytes))?.nodes ?? []).filter { !$0.isLineBox }
  }

  nonisolated private static func facts(_ bytes: [UInt8]) async -> DOMFacts {
    (try? DOMFacts(bytes)) ?? DOMFacts()
  }
}
