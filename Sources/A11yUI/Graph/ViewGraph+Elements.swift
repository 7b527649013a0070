import A11yTree

/// The slots of a graph's elements, each with its generation.
struct ElementSlots {
  private(set) var nodes: ContiguousArray<Unmanaged<ElementNode>?> = []
  private var generations: ContiguousArray<UInt32> = []
  private var free: [UInt32] = []
  /// Slots that were left in this turn: given out again in the next, so that no update both
  /// removes and makes one.
  private var leaving: [UInt32] = []

  /// Gives an element the lowest slot that was never used, or the one that was left last.
  mutating func add(_ node: ElementNode) -> ElementID {
    let slot: UInt32
    if let index = free.popLast() {
      slot = index
      nodes[Int(index)] = .passUnretained(node)
    } else {
      slot = UInt32(nodes.count)
      nodes.append(.passUnretained(node))
      generations.append(0)
    }
    return ElementID(index: slot, generation: generations[Int(slot)])
  }

  mutating func remove(_ id: ElementID) {
    nodes[Int(id.index)] = nil
    generations[Int(id.index)] &+= 1
    leaving.append(id.index)
  }

  mutating func endTurn() {
    guard !leaving.isEmpty else { return }
    free += leaving.reversed()
    leaving = []
  }

  /// The node of an element that is there.
  subscript(id: ElementID) -> ElementNode? {
    let index = Int(id.index)
    guard index < nodes.count, generations[index] == id.generation else { return nil }
    return nodes[index]?.takeUnretainedValue()
  }
}

extension ViewGraph {
  /// Finds out anew what the marked elements are; those inside others first.
  func foldElements() {
    while let node = unfolded.popLast() { node.foldIfNeeded() }
  }

  /// What changed since the last time.
  func emit() -> TreeUpdate {
    var update = TreeUpdate()
    update.changes.reserveCapacity(changed.count)
    for node in changed.reversed() {
      node.state.remove(.isRecorded)
      guard let id = node.id, !node.flags.contains(.isGone), node.state.contains(.isShown) else {
        continue
      }
      if !node.state.contains(.isEmitted), node === root { update.root = id }
      node.state.insert(.isEmitted)
      update.changes.append(TreeUpdate.Change(id, node.element))
    }
    counters.elementsChanged += update.changes.count
    update.removals = removals
    update.announcements = announcements
    update.notifications = notifications
    focus.emit(into: &update)
    // What the first turn needs, no other does.
    let isLarge = changed.capacity > 4096
    changed.removeAll(keepingCapacity: !isLarge)
    if isLarge, unfolded.isEmpty { unfolded = [] }
    removals = []
    announcements = []
    notifications = []
    slots.endTurn()
    return update
  }

  /// Everything as it is now.
  func wholeTree() -> TreeUpdate {
    var update = TreeUpdate(root: root?.id)
    for slot in slots.nodes {
      guard let node = slot?.takeUnretainedValue(), node.state.contains(.isEmitted),
        let id = node.id
      else { continue }
      update.changes.append(TreeUpdate.Change(id, node.element))
    }
    return update
  }
}
