// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Benchmark
import BenchmarkTrees

/// Measures one step of the VoiceOver cursor from the middle of a tree, including the time to produce its words.
enum StepSuite {
  static var suite: BenchmarkSuite {
    BenchmarkSuite(name: "step") { suite in
      let fixture = Fixture<TreeBox>()
      for shape in TreeShape.allCases {
        for size in TreeBenchmarks.sizes {
          for (name, command) in [("next", VoiceOver.Command.next), ("previous", .previous)] {
            suite.benchmark("\(name)/\(shape)/\(size)*100") {
              (state: inout BenchmarkState) in
              let box = fixture.get("\(shape)\(size)") {
                try TreeBox(shape.update(count: size))
              }
              var voiceOver = VoiceOver()
              _ = voiceOver.perform(.moveTo(box.middle(.stop)), in: box.tree)
              var spoken = 0
              try state.measure {
                for _ in 0..<100 {
                  spoken += spokenLength(voiceOver.perform(command, in: box.tree))
                }
              }
              TreeBenchmarks.expect(spoken > 500, "nothing was said")
            }
          }
        }
      }
    }
  }
}
