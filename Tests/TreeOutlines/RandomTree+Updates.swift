// SPDX-License-Identifier: MIT

import A11yTree

extension RandomTree {
  /// Changes the tree at random, and returns the changes.
  public mutating func update() -> TreeUpdate {
    var changed: Set<ElementID> = []
    var removed: [ElementID] = []
    if generator.chance(30) { closeModals(&changed, &removed) }
    if alive.count > 400 { for _ in 0..<9 { remove(&changed, &removed) } }
    if alive.count < 40 { for _ in 0..<9 { insert(&changed) } }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...2: changeInPlace(&changed)
      case 3...5: insert(&changed)
      case 6, 7: remove(&changed, &removed)
      case 8: unwrapOrModal(&changed, &removed)
      default: move(&changed)
      }
    }
    let changes = changed.filter { elements[$0] != nil }.sorted().map {
      TreeUpdate.Change($0, element($0))
    }
    return TreeUpdate(changes: changes, removals: removed)
  }

  private mutating func changeInPlace(_ changed: inout Set<ElementID>) {
    let id = generator.pick(alive)
    var element = randomElement()
    element.children = self.element(id).children
    if id == root { element.states.isHidden = false }
    elements[id] = element
    changed.insert(id)
  }

  private mutating func insert(_ changed: inout Set<ElementID>) {
    let parent = anyParent()
    let top = grow(into: parent, size: 6)
    changed.insert(parent)
    var open = [top]
    while let id = open.popLast() {
      changed.insert(id)
      open += element(id).children
    }
  }

  private mutating func remove(_ changed: inout Set<ElementID>, _ removed: inout [ElementID]) {
    let id = generator.pick(alive)
    guard let parent = parents[id] else { return }
    changed.insert(parent)
    // Elements that no longer have a parent are removed, whether or not the update lists them as removed.
    if generator.chance(70) { removed.append(id) }
    forget(id)
  }

  private mutating func closeModals(
    _ changed: inout Set<ElementID>,
    _ removed: inout [ElementID]
  ) {
    let modals = alive.filter { element($0).traits.contains(.isModal) }
    for id in modals {
      guard let parent = parents[id] else { continue }
      changed.insert(parent)
      removed.append(id)
      forget(id)
    }
  }

  private mutating func move(_ changed: inout Set<ElementID>) {
    let id = generator.pick(alive)
    let parent = generator.pick(alive)
    guard let old = parents[id], !isInside(parent, id) else { return }
    takeOut(id)
    put(id, into: parent, at: Int.random(in: 0...element(parent).children.count, using: &generator))
    changed.formUnion([old, parent])
  }

  /// Replaces an element by its children, or opens a modal element inside it.
  private mutating func unwrapOrModal(
    _ changed: inout Set<ElementID>,
    _ removed: inout [ElementID]
  ) {
    let id = generator.pick(alive)
    guard let parent = parents[id] else { return }
    changed.insert(parent)
    if generator.chance(50) {
      var modal = Element(.dialog, label: "Ask", traits: .isModal)
      modal.details.isDefaultFocus = generator.chance(20)
      let top = add(modal, to: parent)
      changed.insert(top)
      for label in ["Yes", "No"] { changed.insert(add(Element(.button, label: label), to: top)) }
    } else {
      let children = element(id).children
      for child in children {
        takeOut(child)
        put(child, into: parent)
      }
      removed.append(id)
      forget(id)
    }
  }
}
