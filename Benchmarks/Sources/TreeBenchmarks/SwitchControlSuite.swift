// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Benchmark
import BenchmarkTrees

/// Measures the time to start the scanner, to move it by one step, and to enter a group.
enum SwitchControlSuite {
  static var suite: BenchmarkSuite {
    BenchmarkSuite(name: "switch") { suite in
      let fixture = Fixture<TreeBox>()
      for shape in [TreeShape.flat, .page] {
        for size in TreeBenchmarks.sizes {
          func box() -> TreeBox {
            fixture.get("\(shape)\(size)") { try TreeBox(shape.update(count: size)) }
          }
          suite.benchmark("start/\(shape)/\(size)", settings: WarmupIterations(1)) {
            (state: inout BenchmarkState) in
            let box = box()
            var scanner = scanner
            var effects: [Effect] = []
            try state.measure { effects = scanner.start(in: box.tree, at: .zero) }
            TreeBenchmarks.expect(spokenLength(effects) > 0, "nothing was said")
          }
          suite.benchmark("next/\(shape)/\(size)*20") { (state: inout BenchmarkState) in
            let box = box()
            var scanner = inMiddle(of: box)
            var spoken = 0
            try state.measure {
              for _ in 0..<20 {
                spoken += spokenLength(scanner.perform(.next, in: box.tree, at: .zero))
              }
            }
            TreeBenchmarks.expect(spoken > 0, "nothing was said")
          }
          guard shape == .page else { continue }
          suite.benchmark("enter a group/\(shape)/\(size)*20") { (state: inout BenchmarkState) in
            let box = box()
            let start = atGroup(in: box)
            var depth = 0
            try state.measure {
              for _ in 0..<20 {
                var scanner = start
                _ = scanner.perform(.select, in: box.tree, at: .zero)
                depth = scanner.depth
              }
            }
            TreeBenchmarks.expect(depth == start.depth + 1, "no group was entered")
          }
        }
      }
    }
  }

  static var scanner: SwitchControl {
    var settings = SwitchControl.Settings()
    settings.scanning = .manual
    return SwitchControl(settings)
  }

  /// Returns a scanner that rests on an element in the middle of the tree. Only one scanner is created per tree,
  /// because starting a scanner takes time.
  static func inMiddle(of box: TreeBox) -> SwitchControl {
    if let known = box.scanner { return known }
    var scanner = scanner
    defer { box.scanner = scanner }
    _ = scanner.start(in: box.tree, at: .zero)
    _ = scanner.perform(.moveTo(box.middle(.interactive)), in: box.tree, at: .zero)
    return scanner
  }

  /// Returns a scanner that rests on a group. From the middle of the tree, the scanner moves to the last stop in a
  /// group, from which it returns to the group.
  private static func atGroup(in box: TreeBox) -> SwitchControl {
    if let known = box.groupScanner { return known }
    var scanner = inMiddle(of: box)
    for _ in 0..<1_000 {
      if case .group? = scanner.stop {
        box.groupScanner = scanner
        return scanner
      }
      if case .back? = scanner.stop {
        _ = scanner.perform(.select, in: box.tree, at: .zero)
      } else {
        _ = scanner.perform(.next, in: box.tree, at: .zero)
      }
    }
    fatalError("benchmark: there is no group")
  }
}
