// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("Rejecting invalid trees", .timeLimit(.minutes(30)))
struct TreeErrorTests {
  typealias Change = TreeUpdate.Change

  private func id(_ index: UInt32, _ generation: UInt32 = 0) -> ElementID {
    ElementID(index: index, generation: generation)
  }

  private func node(_ index: UInt32, _ children: [UInt32] = []) -> Change {
    Change(id(index), Element(.group, children: children.map { id($0) }))
  }

  private func error(_ changes: [Change], root: UInt32? = 0) -> TreeError? {
    do {
      _ = try AccessibilityTree(TreeUpdate(root: root.map { id($0) }, changes: changes))
      return nil
    } catch { return error }
  }

  /// Returns the error for an update to a valid tree in which element 0 contains elements 1 and 3, and element 1
  /// contains element 2.
  private func error(after update: TreeUpdate) throws -> TreeError? {
    var tree = try AccessibilityTree(
      TreeUpdate(root: id(0), changes: [node(0, [1, 3]), node(1, [2]), node(2), node(3)])
    )
    let before = tree
    do {
      try tree.apply(update)
      return nil
    } catch {
      // After the error, the tree is unchanged and can still be updated.
      for place in UInt32(0)...4 {
        #expect(tree[id(place)] == before[id(place)])
        #expect(tree.parent(of: id(place)) == before.parent(of: id(place)))
        #expect(tree.kinds(within: id(place)) == before.kinds(within: id(place)))
      }
      #expect(tree.count == before.count && tree.root == before.root && tree.modal == before.modal)
      try tree.apply(TreeUpdate(changes: [node(0, [3])], removals: [id(1)]))
      #expect(tree.count == 2)
      return error
    }
  }

  @Test("The first update is rejected if it is invalid")
  func firstUpdates() {
    #expect(error([node(0, [1])]) == .missingChild(id(1), parent: id(0)))
    #expect(error([node(0, [1, 2]), node(1, [2]), node(2)]) == .twoParents(id(2)))
    #expect(error([node(0, [1, 1]), node(1)]) == .twoParents(id(1)))
    #expect(error([node(0), node(1)]) == .unreachable(id(1)))
    #expect(error([node(0), node(1, [2]), node(2, [1])]) == .unreachable(id(1)))
    #expect(error([node(0, [0])]) == .noRoot)
    #expect(error([node(0, [1]), node(1, [0])]) == .noRoot)
    #expect(error([node(0)], root: nil) == .noRoot)
    #expect(error([node(1)], root: 0) == .noRoot)
    #expect(error([], root: 0) == .noRoot)
    #expect(error([node(0, [.max - 1]), node(.max - 1)]) == .sparse(id(.max - 1)))
    #expect(error([node(0, [.max]), node(.max)]) == .sparse(id(.max)))
    #expect(error([node(0, [70_000]), node(70_000)]) == .sparse(id(70_000)))
    #expect(error([node(0, [60_000]), node(60_000)]) == nil)
  }

  @Test("A later update is rejected if it is invalid")
  func laterUpdates() throws {
    #expect(try error(after: TreeUpdate(changes: [node(0, [1])])) == nil)
    #expect(try error(after: TreeUpdate(removals: [id(2)])) == .missingChild(id(2), parent: id(1)))
    #expect(try error(after: TreeUpdate(removals: [id(0)])) == .noRoot)
    #expect(try error(after: TreeUpdate(removals: [id(9), id(2, 1)])) == nil)
    #expect(try error(after: TreeUpdate(changes: [node(3, [2])])) == .twoParents(id(2)))
    #expect(try error(after: TreeUpdate(changes: [node(3, [0])])) == .noRoot)
    #expect(
      try error(after: TreeUpdate(changes: [node(3, [9])])) == .missingChild(id(9), parent: id(3))
    )
    #expect(try error(after: TreeUpdate(changes: [node(9)])) == .unreachable(id(9)))
    #expect(try error(after: TreeUpdate(root: id(9))) == .noRoot)
    // The parent still refers to the old element in a reused slot.
    let reused = TreeUpdate(changes: [
      Change(id(2, 1), Element(.button)), Change(id(3), Element(.group, children: [id(2, 1)])),
    ])
    #expect(try error(after: reused) == .missingChild(id(2), parent: id(1)))
    // Element 2 is moved out of element 1. Element 1 seems to be removed but reappears in element 3.
    let taken = TreeUpdate(changes: [node(0, [2, 3]), node(3, [1])])
    #expect(try error(after: taken) == .twoParents(id(2)))
    // Elements 1 and 2 contain each other, and no other element contains them.
    let ring = TreeUpdate(changes: [node(0, [3]), node(2, [1])])
    #expect(try error(after: ring) == .unreachable(id(1)))
  }

  @Test("A tree whose elements are nested too deeply is rejected")
  func depth() throws {
    func chain(_ range: Range<UInt32>) -> [Change] {
      range.map { node($0, $0 + 1 < range.upperBound ? [$0 + 1] : []) }
    }
    let limit = AccessibilityTree.depthLimit
    #expect(limit == 10_000)
    #expect(error(chain(0..<10_000)) == nil)
    #expect(error(chain(0..<10_001)) == .tooDeep(limit: limit))

    // Two chains next to each other are within the depth limit, but one chain below the other exceeds the limit.
    var tree = try AccessibilityTree(
      TreeUpdate(
        root: id(0),
        changes: [node(0, [1, 6_000])] + chain(1..<6_000) + chain(6_000..<12_000)
      )
    )
    #expect(throws: TreeError.tooDeep(limit: limit)) {
      try tree.apply(TreeUpdate(changes: [node(0, [1]), node(5_999, [6_000])]))
    }
  }

  @Test("The error for an invalid tree describes the problem and its location")
  func messages() {
    #expect(
      "\(TreeError.missingChild(id(2, 1), parent: id(3)))"
        == "element 3 refers to a child, 2.1, that does not exist"
    )
    #expect("\(TreeError.twoParents(id(4)))" == "element 4 has two parents")
    #expect("\(TreeError.unreachable(id(4)))" == "element 4 cannot be reached from the root")
    #expect("\(TreeError.noRoot)" == "the tree has no root")
    #expect("\(TreeError.tooDeep(limit: 7))" == "elements are nested deeper than 7 levels")
    #expect("\(TreeError.sparse(id(4)))" == "the id of element 4 is far higher than all other ids")
  }
}
