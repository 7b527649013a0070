// SPDX-License-Identifier: MIT

import Testing
import TreeOutlines

@testable import A11yTree

@Suite("Updating elements with many children", .timeLimit(.minutes(30)))
struct SiblingTests {
  private let root = ElementID(index: 0)
  private var children: [ElementID]
  private var tree: AccessibilityTree
  private var next: UInt32
  private var generator: SeededGenerator

  init() throws { try self.init(count: 1_500, seed: 1) }

  private init(count: UInt32, seed: UInt64) throws {
    children = (1..<count + 1).map { ElementID(index: $0) }
    next = count + 1
    generator = SeededGenerator(seed: seed)
    tree = try AccessibilityTree(TreeUpdate(root: ElementID(index: 0), changes: []).with(children))
  }

  /// Creates an element of one of several kinds.
  fileprivate static func element(_ id: ElementID) -> Element {
    switch id.index % 7 {
    case 0: Element(.heading, label: "Heading \(id.index)")
    case 1...3: Element(.button, label: "Button \(id.index)", actions: .activate)
    default: Element(.staticText, label: "Text \(id.index)")
    }
  }

  private mutating func change() throws {
    var update = TreeUpdate()
    for _ in 0..<generator.pick([1, 1, 1, 5]) {
      let place = Int.random(in: 0...children.count, using: &generator)
      if children.count < 300 || generator.chance(55) {
        let new = (0..<generator.pick([1, 1, 2, 40, 900])).map { _ in
          defer { next += 1 }
          return ElementID(index: next)
        }
        children.insert(contentsOf: new, at: place)
      } else if generator.chance(60) {
        let end = min(place + generator.pick([1, 2, 300, 2_000]), children.count)
        children.removeSubrange(place..<end)
      } else if place < children.count {
        children.append(children.remove(at: place))
      }
    }
    update.root = root
    try tree.apply(update.with(children.filter { !tree.contains($0) }, all: children))
  }

  @Test(arguments: UInt64(1)...4)
  func `After random changes, a tree equals a newly built tree`(seed: UInt64) throws {
    var many = try SiblingTests(count: 1_500, seed: seed)
    for step in 0..<40 {
      try many.change()
      guard step % 20 == 19 else { continue }
      let fresh = try AccessibilityTree(
        TreeUpdate(root: many.root, changes: []).with(many.children)
      )
      #expect(many.tree.count == fresh.count)
      for kinds in [ElementKinds.stop, .heading, .interactive] {
        #expect(many.tree.all(kinds) == fresh.all(kinds))
        #expect(many.tree.allBackwards(kinds) == fresh.all(kinds).reversed())
      }
      for grouped in [true, false] {
        let stops = (0..<many.tree.stopCount(in: many.root, grouped: grouped)).compactMap {
          many.tree.stop(at: $0, in: many.root, grouped: grouped)?.id
        }
        #expect(stops == fresh.all(.interactive))
        let places = stops.map { many.tree.stopPlace(of: $0, in: many.root, grouped: grouped) }
        #expect(places == Array(stops.indices))
      }
    }
  }

  @Test mutating func `A duplicate child is refused at any position`() throws {
    for place in [0, 255, 256, 700, 1_499] {
      let before = tree.all(.stop)
      var twice = children
      twice.insert(children[400], at: place)
      #expect(throws: TreeError.twoParents(children[400])) {
        try tree.apply(TreeUpdate().with([], all: twice))
      }
      #expect(tree.all(.stop) == before)
    }
  }

  @Test func `An insertion among a hundred thousand siblings changes only one run of them`() throws
  {
    let all = (0..<UInt32(100_000)).map { ElementID(index: $0) }
    var more = all
    more.insert(ElementID(index: 100_000), at: 50_000)
    var runs = SiblingRuns(count: all.count)
    runs.summarize(0..<runs.count) { _ in SiblingRuns.Summary(stops: .one) }
    let replaced = runs.replace(ReplacedRun(of: all, by: more))
    let changed = try #require(replaced)
    #expect(changed.count == 1)
    var visited = 0
    runs.summarize(changed) { children in
      visited += children.count
      return SiblingRuns.Summary(stops: .one)
    }
    #expect(visited == 257)
    #expect(runs.start(of: runs.count) == 100_001)
    #expect(runs.summaries.last?.stopsToEnd.count(grouped: true) == runs.count)
  }
}

extension TreeUpdate {
  /// Returns the update for a root with some children, including the new ones.
  fileprivate func with(_ new: [ElementID], all: [ElementID]? = nil) -> TreeUpdate {
    var update = self
    let root = Element(.webArea, children: all ?? new)
    update.changes = [.init(ElementID(index: 0), root)]
    update.changes += new.map { .init($0, SiblingTests.element($0)) }
    return update
  }
}

extension AccessibilityTree {
  fileprivate func all(_ kinds: ElementKinds) -> [ElementID] {
    guard let root else { return [] }
    return Array(sequence(first: root) { next(kinds, after: $0, in: root) }.dropFirst())
  }

  fileprivate func allBackwards(_ kinds: ElementKinds) -> [ElementID] {
    guard let root, let last = last(kinds, in: root) else { return [] }
    return Array(sequence(first: last) { previous(kinds, before: $0, in: root) })
  }
}
