// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Benchmark
import BenchmarkTrees

/// Measures the time to apply a change to the tree, with and without a technology that follows the change.
enum UpdateSuite {
  static var suite: BenchmarkSuite {
    BenchmarkSuite(name: "update") { suite in
      let fixture = Fixture<TreeBox>()
      for shape in TreeShape.allCases {
        for size in TreeBenchmarks.sizes {
          func benchmark(
            _ name: String,
            _ body: @escaping (TreeBox, inout BenchmarkState) throws -> Void
          ) {
            suite.benchmark("\(name)/\(shape)/\(size)", settings: MinTime(seconds: 0.1)) { state in
              let box = fixture.get("\(shape)\(size)") {
                try TreeBox(shape.update(count: size))
              }
              try body(box, &state)
            }
          }
          benchmark("build") { _, state in
            let update = shape.update(count: size)
            var built: AccessibilityTree?
            try state.measure { built = try? AccessibilityTree(update) }
            TreeBenchmarks.expect(built != nil, "no tree")
          }
          benchmark("value of one element") { box, state in
            let update = newValue(of: box.middle(.interactive), in: box.tree)
            try state.measure { apply(update, to: box) }
          }
          benchmark("hide or show one element") { box, state in
            let id = box.middle(.interactive)
            let update = change(id, in: box.tree) { $0.states.isHidden.toggle() }
            let back = change(id, in: box.tree) { _ in }
            try state.measure { apply(update, to: box) }
            apply(back, to: box)
          }
          benchmark("insert one element") { box, state in
            let (insertion, removal) = insertion(beside: box.middle(.interactive), in: box.tree)
            try state.measure { apply(insertion, to: box) }
            apply(removal, to: box)
          }
          benchmark("remove one element") { box, state in
            let (insertion, removal) = insertion(beside: box.middle(.interactive), in: box.tree)
            apply(insertion, to: box)
            try state.measure { apply(removal, to: box) }
          }
          benchmark("value, with VoiceOver on it") { box, state in
            let id = box.middle(.interactive)
            var voiceOver = VoiceOver()
            _ = voiceOver.perform(.moveTo(id), in: box.tree)
            let update = newValue(of: id, in: box.tree)
            try state.measure {
              let anchor = FocusAnchor(id, in: box.tree)
              apply(update, to: box)
              _ = voiceOver.follow(update, from: anchor, in: box.tree, at: .zero)
            }
          }
          benchmark("value, with Switch Control on it") { box, state in
            let id = box.middle(.interactive)
            var scanner = SwitchControlSuite.inMiddle(of: box)
            let update = newValue(of: id, in: box.tree)
            try state.measure {
              let anchor = FocusAnchor(id, in: box.tree)
              apply(update, to: box)
              _ = scanner.follow(update, from: anchor, in: box.tree, at: .zero)
            }
          }
        }
      }
    }
  }

  private static func apply(_ update: TreeUpdate, to box: TreeBox) {
    do {
      try box.tree.apply(update)
    } catch {
      fatalError("benchmark: \(error)")
    }
  }

  private static func change(
    _ id: ElementID,
    in tree: AccessibilityTree,
    _ edit: (inout Element) -> Void
  ) -> TreeUpdate {
    guard var element = tree[id] else { fatalError("benchmark: no element \(id)") }
    edit(&element)
    return TreeUpdate(changes: [TreeUpdate.Change(id, element)])
  }

  private static func newValue(of id: ElementID, in tree: AccessibilityTree) -> TreeUpdate {
    change(id, in: tree) { $0.value = $0.value == "41" ? "42" : "41" }
  }

  /// Returns an update that inserts a button next to an element, and an update that removes the button.
  private static func insertion(
    beside id: ElementID,
    in tree: AccessibilityTree
  ) -> (insertion: TreeUpdate, removal: TreeUpdate) {
    guard let parent = tree.parent(of: id),
      let place = tree[parent]?.children.firstIndex(of: id)
    else { fatalError("benchmark: \(id) has no parent") }
    let new = ElementID(index: UInt32(tree.count))
    var insertion = change(parent, in: tree) { $0.children.insert(new, at: place) }
    insertion.changes.append(TreeUpdate.Change(new, Element(.button, label: "New")))
    var removal = change(parent, in: tree) { _ in }
    removal.removals = [new]
    return (insertion, removal)
  }
}
