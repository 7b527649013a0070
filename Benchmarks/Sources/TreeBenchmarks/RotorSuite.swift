// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Benchmark
import BenchmarkTrees

/// Measures a search for every rotor item with its target at the far end of the tree.
enum RotorSuite {
  static var suite: BenchmarkSuite {
    BenchmarkSuite(name: "rotor") { suite in
      let fixture = Fixture<Rare>()
      for isFlat in [true, false] {
        for size in TreeBenchmarks.sizes {
          for item in RotorItem.standard + [.custom(RareTree.customRotor)] {
            for direction in VoiceOver.Direction.allCases {
              let name = "\(item.name) \(direction)/\(isFlat ? "flat" : "nested")/\(size)*20"
              suite.benchmark(name, settings: MinTime(seconds: 0.02)) {
                (state: inout BenchmarkState) in
                let rare = fixture.get("\(isFlat)\(size)") {
                  try Rare(RareTree(count: size, isFlat: isFlat))
                }
                try rare.measure(item, direction, &state)
              }
            }
          }
        }
      }
    }
  }
}

/// A tree with targets at its ends, and the positions from which the searches for these targets begin.
private struct Rare {
  let rare: RareTree
  let tree: AccessibilityTree

  init(_ rare: RareTree) throws {
    self.rare = rare
    tree = try AccessibilityTree(rare.update)
  }

  func measure(
    _ item: RotorItem,
    _ direction: VoiceOver.Direction,
    _ state: inout BenchmarkState
  ) throws {
    var start = VoiceOver()
    _ = start.perform(.moveTo(place(item, direction)), in: tree)
    _ = start.perform(.setRotor(item), in: tree)
    var effects: [Effect] = []
    try state.measure {
      for _ in 0..<20 {
        var voiceOver = start
        effects = voiceOver.perform(.rotorMove(direction), in: tree)
      }
    }
    check(item, direction, effects)
  }

  private func place(_ item: RotorItem, _ direction: VoiceOver.Direction) -> ElementID {
    let isForward = direction == .forward
    let end = isForward ? rare.ends.front : rare.ends.back
    switch item {
    case .characters, .words, .lines, .custom: return end.text
    case .sameKind: return end.heading
    case .adjustValue: return end.slider
    case .actions: return end.actions
    default: return isForward ? rare.inner.front : rare.inner.back
    }
  }

  /// Checks that the target at the far end was found.
  private func check(_ item: RotorItem, _ direction: VoiceOver.Direction, _ effects: [Effect]) {
    let text = effects.compactMap { effect in
      if case .speak(let utterance) = effect { utterance.text } else { nil }
    }.joined()
    switch item {
    case .characters, .words, .lines:
      TreeBenchmarks.expect(!text.isEmpty, "\(item.name) said nothing")
    // Before the first action, only the border's sound is played.
    case .actions: TreeBenchmarks.expect(!effects.isEmpty, "no action was chosen")
    case .adjustValue:
      TreeBenchmarks.expect(text.isEmpty && !effects.isEmpty, "nothing was adjusted")
    default:
      let far = direction == .forward ? "back" : "front"
      TreeBenchmarks.expect(text.contains(far), "\(item.name) \(direction): \(text)")
    }
  }
}
