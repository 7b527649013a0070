// SPDX-License-Identifier: MIT

import A11yTree

/// A tree that changes at random, in the same way for the same seed. The tree is kept as simple as possible, so that it
/// can be compared with the result of applying its updates to an `AccessibilityTree`.
public struct RandomTree: Sendable {
  public var generator: SeededGenerator
  public internal(set) var root: ElementID
  public internal(set) var elements: [ElementID: Element] = [:]
  public internal(set) var parents: [ElementID: ElementID] = [:]
  /// The IDs of the existing elements, in no particular order.
  public internal(set) var alive: [ElementID] = []
  var places: [ElementID: Int] = [:]
  var freeSlots: [ElementID] = []
  var nextSlot: UInt32 = 0

  /// Creates a tree with approximately the given number of elements.
  public init(seed: UInt64, count: Int) {
    generator = SeededGenerator(seed: seed)
    root = ElementID(index: 0)
    root = add(Element(.webArea), to: nil)
    while alive.count < count { grow(into: anyParent(), size: 12) }
  }

  /// The whole tree as an update.
  public var start: TreeUpdate {
    TreeUpdate(root: root, changes: alive.sorted().map { .init($0, element($0)) })
  }

  /// Returns the elements in reading order, without the hidden elements.
  public func preorder(from start: ElementID? = nil) -> [ElementID] {
    var result: [ElementID] = []
    var open = [start ?? root]
    while let id = open.popLast() {
      let element = element(id)
      if element.states.isHidden { continue }
      result.append(id)
      let sorted = element.children.enumerated().sorted {
        (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset)
      }
      open += sorted.map(\.element).reversed()
    }
    return result
  }

  public func element(_ id: ElementID) -> Element { elements[id] ?? Element() }

  private func priority(_ id: ElementID) -> Double { element(id).details.sortPriority }

  public func isInside(_ id: ElementID, _ container: ElementID) -> Bool {
    var next: ElementID? = id
    while let here = next {
      if here == container { return true }
      next = parents[here]
    }
    return false
  }

  mutating func add(_ element: Element, to parent: ElementID?, at place: Int? = nil) -> ElementID {
    var id = ElementID(index: nextSlot)
    if !freeSlots.isEmpty, generator.chance(70) {
      id = freeSlots.removeLast()
    } else {
      nextSlot += 1
    }
    elements[id] = element
    places[id] = alive.count
    alive.append(id)
    if let parent { put(id, into: parent, at: place) }
    return id
  }

  mutating func put(_ id: ElementID, into parent: ElementID, at place: Int? = nil) {
    let count = element(parent).children.count
    elements[parent]?.children.insert(id, at: place ?? count)
    parents[id] = parent
  }

  mutating func takeOut(_ id: ElementID) {
    guard let parent = parents.removeValue(forKey: id) else { return }
    elements[parent]?.children.removeAll { $0 == id }
  }

  mutating func forget(_ id: ElementID) {
    takeOut(id)
    var open = [id]
    while let next = open.popLast() {
      open += element(next).children
      elements[next] = nil
      parents[next] = nil
      if let place = places.removeValue(forKey: next) {
        let last = alive.removeLast()
        if last != next {
          alive[place] = last
          places[last] = place
        }
      }
      freeSlots.append(ElementID(index: next.index, generation: next.generation + 1))
    }
  }

  mutating func anyParent() -> ElementID {
    let id = generator.pick(alive)
    return element(id).role.isStructure && !element(id).label.isEmpty || id == root
      ? id : parents[id] ?? root
  }

  /// Adds elements in and below a parent, and returns the ID of the topmost new element.
  @discardableResult
  mutating func grow(into parent: ElementID, size: Int) -> ElementID {
    let place = Int.random(in: 0...element(parent).children.count, using: &generator)
    let top = add(randomElement(), to: parent, at: place)
    var parents = [top]
    for _ in 0..<Int.random(in: 0...size, using: &generator) {
      let parent = generator.pick(parents)
      parents.append(add(randomElement(), to: parent))
    }
    return top
  }
}
