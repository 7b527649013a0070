// SPDX-License-Identifier: MIT

import A11yTree

/// The slots for a graph's elements, each with a generation.
package struct ElementSlots {
  package private(set) var nodes: ContiguousArray<Unmanaged<ElementNode>?> = []
  private var generations: ContiguousArray<UInt32> = []
  private var free: [UInt32] = []
  /// The slots that were freed in this turn. Freed slots are reused from the next turn on, so that no update both
  /// removes and adds an element in one slot.
  private var leaving: [UInt32] = []

  /// Gives an element the slot that was freed last, or otherwise the lowest unused slot.
  package mutating func add(_ node: ElementNode) -> ElementID {
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

  package mutating func remove(_ id: ElementID) {
    nodes[Int(id.index)] = nil
    generations[Int(id.index)] &+= 1
    leaving.append(id.index)
  }

  package mutating func endTurn() {
    guard !leaving.isEmpty else { return }
    free += leaving.reversed()
    leaving = []
  }

  /// The node for an element id, if it exists.
  package subscript(id: ElementID) -> ElementNode? {
    let index = Int(id.index)
    guard index < nodes.count, generations[index] == id.generation else { return nil }
    return nodes[index]?.takeUnretainedValue()
  }
}
