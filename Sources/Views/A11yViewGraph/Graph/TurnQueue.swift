// SPDX-License-Identifier: MIT

/// A turn's remaining work, which consists of scheduled reactions and of nodes that need to be evaluated.
@MainActor
struct TurnQueue {
  private var dirty: [Node] = []
  private var reactions: [Reaction] = []

  /// The number of nodes that need to be evaluated.
  var dirtyCount: Int { dirty.count }

  /// Whether the set of nodes that need to be evaluated is empty.
  var isClean: Bool { dirty.isEmpty }

  /// Whether any reactions are waiting until all views have been updated.
  var hasReactions: Bool { !reactions.isEmpty }

  /// The names of the views that need to be evaluated.
  var viewNames: Set<String> { Set(dirty.map { $0.viewName }) }

  /// Schedules a node for evaluation and returns whether the node was newly scheduled.
  mutating func mark(_ node: Node) -> Bool {
    guard !node.flags.contains(.isDirty), !node.flags.contains(.isGone) else { return false }
    node.flags.insert(.isDirty)
    dirty.append(node)
    return true
  }

  mutating func add(_ reaction: Reaction) { reactions.append(reaction) }

  /// Removes all nodes from the queue and returns them in no particular order.
  mutating func takeDirty() -> [Node] {
    var batch: [Node] = []
    swap(&batch, &dirty)
    // The ancestors of a removed node may also have been removed, so the node has no position by which it could be
    // sorted.
    if batch.count > 1 { batch.removeAll { $0.flags.contains(.isGone) } }
    return batch
  }

  /// Takes back the nodes from ``takeDirty()`` after they have been evaluated, so that their memory can be
  /// reused.
  mutating func reuse(_ batch: inout [Node]) {
    guard dirty.isEmpty, batch.capacity <= Self.largestKept else { return }
    batch.removeAll(keepingCapacity: true)
    swap(&batch, &dirty)
  }

  private static let largestKept = 1024

  /// Removes all reactions from the queue and returns them in the order in which they were scheduled.
  mutating func takeReactions() -> [Reaction] {
    let batch = reactions
    reactions = []
    return batch
  }

  /// Discards all remaining work in the queue.
  mutating func clear() {
    for node in dirty { node.flags.remove(.isDirty) }
    dirty = []
    reactions = []
  }
}
