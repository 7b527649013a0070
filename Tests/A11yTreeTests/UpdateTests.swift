// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("Applying updates to a tree", .timeLimit(.minutes(30)))
struct UpdateTests {
  private var page = Page(
    """
    main
      list #list
        listitem "cats"
        listitem "dogs"
      button "Save"
    """
  )

  /// Returns the labels of all stops, in reading order.
  private func stops(_ tree: AccessibilityTree) -> [String] { tree.labels(.stop) }

  @Test func `An empty tree contains nothing`() {
    let tree = AccessibilityTree()
    #expect(tree.root == nil && tree.scope == nil && tree.count == 0)
    #expect(tree[ElementID(index: 0)] == nil)
  }

  @Test func `The first update creates the tree`() {
    #expect(page.tree.count == 5)
    #expect(stops(page.tree) == ["cats", "dogs", "Save"])
    #expect(page.tree.parent(of: page["dogs"]) == page["list"])
    #expect(page.tree.ancestors(of: page["dogs"]) == [page["list"], ElementID(index: 0)])
    #expect(page.tree.children(of: page["list"]) == [page["cats"], page["dogs"]])
  }

  @Test mutating func `Elements can be inserted`() throws {
    try page.apply(page.insert("listitem \"birds\"", into: "list", at: 1))
    #expect(stops(page.tree) == ["cats", "birds", "dogs", "Save"])
    #expect(page.tree.count == 6)
  }

  @Test mutating func `Elements can be changed in place`() throws {
    try page.apply(page.change("dogs") { $0.label = "puppies" })
    #expect(stops(page.tree) == ["cats", "puppies", "Save"])
    try page.apply(page.change("list") { $0.states.isHidden = true })
    #expect(stops(page.tree) == ["Save"])
    try page.apply(page.change("list") { $0.states.isHidden = false })
    #expect(stops(page.tree) == ["cats", "puppies", "Save"])
  }

  @Test mutating func `Children can be reordered`() throws {
    let ids = [page["dogs"], page["cats"]]
    try page.apply(page.change("list") { $0.children = ids })
    #expect(stops(page.tree) == ["dogs", "cats", "Save"])
  }

  @Test mutating func `Elements can move to another parent`() throws {
    let dogs = page["dogs"]
    let update =
      page.change("list") { $0.children.removeLast() }
      + page.change("Save") { $0.children = [dogs] }
    try page.apply(update)
    #expect(stops(page.tree) == ["cats", "Save", "dogs"])
    #expect(page.tree.parent(of: dogs) == page["Save"])
  }

  @Test mutating func `Removing an element removes its contents`() throws {
    let gone = ["list", "cats", "dogs"].map { page[$0] }
    try page.apply(page.remove("list"))
    #expect(stops(page.tree) == ["Save"])
    #expect(page.tree.count == 2)
    #expect(gone.allSatisfy { !page.tree.contains($0) && page.tree[$0] == nil })
  }

  @Test mutating func `A child survives its parent’s removal if another element names it`() throws {
    let cats = page["cats"]
    let main = ElementID(index: 0)
    var element = try #require(page.tree[main])
    element.children = [cats, page["Save"]]
    try page.apply(TreeUpdate(changes: [.init(main, element)], removals: [page["list"]]))
    #expect(stops(page.tree) == ["cats", "Save"])
    #expect(page.tree.count == 3)
  }

  @Test mutating func `A container is removed implicitly when its children move to its parent`()
    throws
  {
    let main = ElementID(index: 0)
    var element = try #require(page.tree[main])
    element.children = [page["cats"], page["dogs"], page["Save"]]
    try page.apply(TreeUpdate(changes: [.init(main, element)]))
    #expect(stops(page.tree) == ["cats", "dogs", "Save"])
    #expect(!page.tree.contains(page["list"]))
    #expect(page.tree.count == 4)
  }

  @Test mutating func `An element that no parent names is removed`() throws {
    try page.apply(page.change("list") { $0.children.removeFirst() })
    #expect(!page.tree.contains(page["cats"]))
    #expect(page.tree.count == 4)
  }

  @Test mutating func `A slot can be reused in the next generation`() throws {
    let old = page["cats"]
    let new = ElementID(index: old.index, generation: 1)
    let dogs = page["dogs"]
    var update = page.change("list") { $0.children = [new, dogs] }
    update.changes.append(.init(new, Element(.listItem, label: "lions")))
    try page.apply(update)
    #expect(stops(page.tree) == ["lions", "dogs", "Save"])
    #expect(page.tree[old] == nil)
    #expect(page.tree.parent(of: old) == nil)
    #expect(page.tree.count == 5)
  }

  @Test mutating func `Reusing a container’s slot removes its children`() throws {
    let new = ElementID(index: page["list"].index, generation: 1)
    let save = page["Save"]
    let main = ElementID(index: 0)
    var element = try #require(page.tree[main])
    element.children = [new, save]
    try page.apply(
      TreeUpdate(changes: [.init(main, element), .init(new, Element(.button, label: "Open"))])
    )
    #expect(stops(page.tree) == ["Open", "Save"])
    #expect(page.tree.count == 3)
  }

  @Test mutating func `Another element can become the root`() throws {
    let save = page["Save"]
    let root = ElementID(index: 9)
    try page.apply(
      TreeUpdate(root: root, changes: [.init(root, Element(.dialog, children: [save]))])
    )
    #expect(page.tree.root == root)
    #expect(stops(page.tree) == ["Save"])
    #expect(page.tree.count == 2)
    #expect(!page.tree.contains(ElementID(index: 0)))
  }

  @Test mutating func `An empty update changes nothing`() throws {
    #expect(TreeUpdate().isEmpty)
    try page.apply(TreeUpdate())
    #expect(page.tree.count == 5)
  }

  @Test mutating func `Updating a tree does not change its copies`() throws {
    let copy = page.tree
    try page.apply(page.remove("list"))
    #expect(copy.labels(.stop) == ["cats", "dogs", "Save"])
  }

  @Test(arguments: 1...16)
  func `Random updates produce the tree that they describe`(seed: UInt64) throws {
    var model = RandomTree(seed: seed, count: 60)
    var tree = try AccessibilityTree(model.start)
    for _ in 0..<25 {
      let update = model.update()
      try tree.apply(update)
      #expect(tree.count == model.alive.count)
      for id in model.alive {
        let isRight =
          tree.parent(of: id) == model.parents[id]
          && tree[id]?.children == model.element(id).children
        if !isRight { Issue.record("\(id) stands elsewhere") }
      }
      let fresh = try AccessibilityTree(model.start)
      #expect(tree.scope == fresh.scope)
      #expect(model.alive.allSatisfy { tree.kinds(within: $0) == fresh.kinds(within: $0) })
      #expect(model.alive.allSatisfy { tree.children(of: $0) == fresh.children(of: $0) })
    }
  }
}
