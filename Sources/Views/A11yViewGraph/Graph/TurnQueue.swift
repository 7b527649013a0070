// SPDX-License-Identifier: MIT

/// What a turn still has to do: the nodes to evaluate, and the reactions of those that were.
@MainActor
struct TurnQueue {
  private var dirty: [Node] = []
  private var reactions: [Reaction] = []

  /// The number of nodes to evaluate.
  var dirtyCount: Int { dirty.count }

  /// Whether no node has to be evaluated.
  var isClean: Bool { dirty.isEmpty }

  /// Whether reactions wait for the views to settle.
  var hasReactions: Bool { !reactions.isEmpty }

  /// The names of the views to evaluate.
  var viewNames: Set<String> { Set(dirty.map { $0.viewName }) }

  /// Schedules a node for evaluation; returns whether it was not scheduled yet.
  mutating func mark(_ node: Node) -> Bool {
    guard !node.flags.contains(.isDirty), !node.flags.contains(.isGone) else { return false }
    node.flags.insert(.isDirty)
    dirty.append(node)
    return true
  }

  mutating func add(_ reaction: Reaction) { reactions.append(reaction) }

  /// The nodes to evaluate, in no particular order.
  mutating func takeDirty() -> [Node] {
    var batch: [Node] = []
    swap(&batch, &dirty)
    // What is above a node that has gone may have gone too, so it has no place to be sorted by.
    if batch.count > 1 { batch.removeAll { $0.flags.contains(.isGone) } }
    return batch
  }

  /// Takes back the nodes of ``takeDirty()`` once they were evaluated: the next ones need no memory of
  /// their own.
  mutating func reuse(_ batch: inout [Node]) {
    guard dirty.isEmpty, batch.capacity <= Self.largestKept else { return }
    batch.removeAll(keepingCapacity: true)
    swap(&batch, &dirty)
  }

  private static let largestKept = 1024

  /// The reactions, in the order in which they were scheduled.
  mutating func takeReactions() -> [Reaction] {
    let batch = reactions
    reactions = []
    return batch
  }

  /// Gives up.
  mutating func clear() {
    for node in dirty { node.flags.remove(.isDirty) }
    dirty = []
    reactions = []
  }
}
