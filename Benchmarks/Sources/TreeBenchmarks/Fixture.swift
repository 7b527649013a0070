// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import BenchmarkTrees

/// The object that a benchmark most recently requested. Only one object is stored, so that only one large tree exists
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

/// A tree that is changed in place by updates.
final class TreeBox {
  var tree: AccessibilityTree
  /// A scanner, created on demand, that rests on an element in the middle of the tree.
  var scanner: SwitchControl?
  /// A scanner, created on demand, that rests on a group.
  var groupScanner: SwitchControl?

  init(_ update: TreeUpdate) throws { tree = try AccessibilityTree(update) }

  /// Returns the first element of one of the given kinds after the middle of the tree.
  func middle(_ kinds: ElementKinds) -> ElementID {
    guard let root = tree.root else { fatalError("benchmark: no root") }
    let middle = ElementID(index: UInt32(tree.count / 2))
    guard let found = tree.next(kinds, after: middle, in: root) else {
      fatalError("benchmark: nothing in the middle")
    }
    return found
  }
}

/// Returns the total length of the utterances' words, in UTF-8 bytes. Measuring the length forces the words to be
/// produced, so that no work is optimized away.
@inline(never)
func spokenLength(_ effects: [Effect]) -> Int {
  effects.reduce(0) { length, effect in
    if case .speak(let utterance) = effect { length + utterance.text.utf8.count } else { length }
  }
}
