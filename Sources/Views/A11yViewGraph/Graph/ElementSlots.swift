// SPDX-License-Identifier: MIT

import A11yTree

/// The slots for a graph's elements, each with a generation number.
package struct ElementSlots {
  package private(set) var nodes: ContiguousArray<Unmanaged<ElementNode>?> = []
  private var generations: ContiguousArray<UInt32> = []
  private var free: [UInt32] = []
  /// The slots that have been freed in this turn. Free slots are not reused until the next turn, so that no update both
  /// removes an element from a slot and adds an element to it.
  private var leaving: [UInt32] = []

  /// Assigns an element to the most recently freed slot or, if there is none, to the lowest unused slot.
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

  /// The node for an element ID, if there is one.
  package subscript(id: ElementID) -> ElementNode? {
    let index = Int(id.index)
    guard index < nodes.count, generations[index] == id.generation else { return nil }
    return nodes[index]?.takeUnretainedValue()
  }
}
