// SPDX-License-Identifier: MIT

import A11yTree

/// Gives ids to elements, and gives the slots of those that went to others, a generation later.
struct ElementIDs {
  private var next: UInt32 = 0
  private var free: [ElementID] = []

  mutating func make() -> ElementID {
    if let old = free.popLast() {
      return ElementID(index: old.index, generation: old.generation &+ 1)
    }
    defer { next += 1 }
    return ElementID(index: next)
  }

  mutating func release(_ id: ElementID) { free.append(id) }
}
