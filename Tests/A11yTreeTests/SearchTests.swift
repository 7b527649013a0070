// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("Searching a tree for elements", .timeLimit(.minutes(30)))
struct SearchTests {
  static let kinds: [ElementKinds] = [
    .stop, .interactive, .heading, .heading(level: 2), .button, .modal, [.link, .image],
    .container, [],
  ]

  /// Compares every search with a walk over all elements, one by one.
  private func compare(_ tree: AccessibilityTree, in scope: ElementID, with order: [ElementID]) {
    for kinds in Self.kinds {
      let found = order.filter { !tree.kinds(of: $0).isDisjoint(with: kinds) }
      #expect(tree.first(kinds, in: scope) == found.first)
      #expect(tree.last(kinds, in: scope) == found.last)
      var after = found.makeIterator()
      var nextFound = after.next()
      var before: ElementID?
      for id in order {
        if id == nextFound { nextFound = after.next() }
        let isRight =
          tree.next(kinds, after: id, in: scope) == nextFound
          && (id == scope || tree.previous(kinds, before: id, in: scope) == before)
        if !isRight { Issue.record("\(kinds) around \(id) in \(scope)") }
        if !tree.kinds(of: id).isDisjoint(with: kinds) { before = id }
      }
    }
  }

  @Test(arguments: 1...12)
  func `Searches return the same elements as a walk through the tree`(seed: UInt64) throws {
    var model = RandomTree(seed: seed, count: 100)
    var tree = try AccessibilityTree(model.start)
    for _ in 0..<4 {
      compare(tree, in: model.root, with: model.preorder())
      let visible = model.preorder()
      let scope = model.generator.pick(visible)
      compare(tree, in: scope, with: model.preorder(from: scope))
      for _ in 0..<5 { try tree.apply(model.update()) }
    }
  }

  @Test(arguments: [255, 256, 257, 511, 512, 513, 700, 70_001])
  func `Containers with many children are searched in blocks`(count: Int) throws {
    let root = ElementID(index: 0)
    let ids = (1...UInt32(count)).map { ElementID(index: $0) }
    var changes = [TreeUpdate.Change(root, Element(.list, children: ids))]
    changes += ids.map { .init($0, Element(.listItem, label: "\($0)")) }
    var tree = try AccessibilityTree(TreeUpdate(root: root, changes: changes))
    #expect(tree.first(.stop, in: root) == ids.first)
    #expect(tree.last(.stop, in: root) == ids.last)
    #expect(tree.first(.heading, in: root) == nil)

    var generator = SeededGenerator(seed: UInt64(count))
    let places = [0, count - 1, min(255, count - 1), min(256, count - 1)]
    var headings = Set(places + (0..<6).map { _ in Int.random(in: 0..<count, using: &generator) })
    for place in headings {
      try tree.apply(TreeUpdate(changes: [.init(ids[place], Element(.heading, label: "h"))]))
    }
    while true {
      let sorted = headings.sorted()
      var next = tree.first(.heading, in: root)
      var previous = tree.last(.heading, in: root)
      for place in sorted {
        #expect(next == ids[place])
        next = next.flatMap { tree.next(.heading, after: $0, in: root) }
      }
      for place in sorted.reversed() {
        #expect(previous == ids[place])
        previous = previous.flatMap { tree.previous(.heading, before: $0, in: root) }
      }
      #expect(next == nil && previous == nil)
      guard let gone = sorted.last else { break }
      headings.remove(gone)
      try tree.apply(TreeUpdate(changes: [.init(ids[gone], Element(.listItem, label: "i"))]))
    }
    #expect(tree.kinds(within: root).isDisjoint(with: .heading))

    // Changes in a hidden container become visible only when the container is shown.
    var list = Element(.list, children: ids)
    list.states.isHidden = true
    try tree.apply(TreeUpdate(changes: [.init(root, list)]))
    try tree.apply(TreeUpdate(changes: [.init(ids[count / 2], Element(.heading))]))
    #expect(tree.first(.heading, in: root) == nil)
    list.states.isHidden = false
    try tree.apply(TreeUpdate(changes: [.init(root, list)]))
    #expect(tree.first(.heading, in: root) == ids[count / 2])

    // A container that shrinks below one block keeps its remaining children.
    list.children = Array(ids[(count / 2)..<min(count / 2 + 10, count)])
    try tree.apply(TreeUpdate(changes: [.init(root, list)]))
    #expect(tree.first(.heading, in: root) == ids[count / 2])
    #expect(tree.last(.stop, in: root) == list.children.last)
    #expect(tree.count == list.children.count + 1)
  }

  @Test func `Blocks follow the sort priority`() throws {
    let root = ElementID(index: 0)
    let ids = (1...600).map { ElementID(index: $0) }
    var last = Element(.heading, label: "first of all")
    last.details.sortPriority = 1
    var changes = [TreeUpdate.Change(root, Element(.group, children: ids))]
    changes += ids.map { .init($0, $0 == ids[599] ? last : Element(.button)) }
    let tree = try AccessibilityTree(TreeUpdate(root: root, changes: changes))
    #expect(tree.first(.stop, in: root) == ids[599])
    #expect(tree.next(.stop, after: ids[599], in: root) == ids[0])
    #expect(tree.previous(.heading, before: ids[300], in: root) == ids[599])
    #expect(tree.last(.stop, in: root) == ids[598])
  }

  @Test func `Searches with unknown IDs find nothing`() throws {
    let page = Page("list\n  listitem \"cats\"")
    let gone = ElementID(index: 1, generation: 4)
    let root = ElementID(index: 0)
    #expect(page.tree.next(.stop, after: gone, in: root) == nil)
    #expect(page.tree.previous(.stop, before: gone, in: root) == nil)
    #expect(page.tree.first(.stop, in: gone) == nil)
    #expect(page.tree.last(.stop, in: gone) == nil)
    #expect(page.tree.kinds(of: gone).isEmpty && page.tree.kinds(within: gone).isEmpty)
    #expect(page.tree.children(of: gone).isEmpty && page.tree.ancestors(of: gone).isEmpty)
    #expect(!page.tree.isVisible(gone) && !page.tree.isInside(gone, root))
    #expect(page.tree.surroundings(of: gone).isEmpty)
  }
}
