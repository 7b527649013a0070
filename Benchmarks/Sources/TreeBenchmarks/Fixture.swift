// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import BenchmarkTrees

/// The newest thing that a benchmark asked for: one is kept, so that only one large tree is there
/// at a time.
final class Fixture<Value> {
  private var key = ""
  private var value: Value?

  func get(_ key: String, _ make: () throws -> Value) -> Value {
    if self.key == key, let value { return value }
    value = nil
    do {
      let made = try make()
      self.key = key
      value = made
      return made
    } catch {
      fatalError("benchmark \(key): \(error)")
    }
  }
}

/// A tree that updates change in place.
final class TreeBox {
  var tree: AccessibilityTree
  /// A scanner that rests on an element in the middle, once it was asked for.
  var scanner: SwitchControl?
  /// A scanner that rests on a group, once it was asked for.
  var groupScanner: SwitchControl?

  init(_ update: TreeUpdate) throws { tree = try AccessibilityTree(update) }

  /// The element that has about as many before it as behind it, if it has any of some kinds; else
  /// the next one.
  func middle(_ kinds: ElementKinds) -> ElementID {
    guard let root = tree.root else { fatalError("benchmark: no root") }
    let middle = ElementID(index: UInt32(tree.count / 2))
    guard let found = tree.next(kinds, after: middle, in: root) else {
      fatalError("benchmark: nothing in the middle")
    }
    return found
  }
}

/// Counts what was said, so that nothing is left out as unused, and makes the words of each
/// utterance as a caption or a voice would.
@inline(never)
func spokenLength(_ effects: [Effect]) -> Int {
  effects.reduce(0) { length, effect in
    if case .speak(let utterance) = effect { length + utterance.text.utf8.count } else { length }
  }
}
