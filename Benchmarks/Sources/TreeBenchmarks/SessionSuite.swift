// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import Benchmark
import BenchmarkTrees

/// Measures steps of the VoiceOver cursor in a complete session that is driven by a script or by keys.
enum SessionSuite {
  static var suite: BenchmarkSuite {
    BenchmarkSuite(name: "session") { suite in
      let fixture = Fixture<Walk>()
      for shape in TreeShape.allCases {
        for size in TreeBenchmarks.sizes.dropLast() {
          for (name, lines) in [
            ("key", ["press right", "press left"]), ("command", ["next", "previous"]),
          ] {
            suite.benchmark("\(name)/\(shape)/\(size)*100") { (state: inout BenchmarkState) in
              let walk = fixture.get("\(shape)\(size)") {
                let update = shape.update(count: size)
                return MainActor.assumeIsolated { Walk(update) }
              }
              let said = MainActor.assumeIsolated { walk.said }
              try state.measure {
                MainActor.assumeIsolated { walk.perform(lines, times: 50) }
              }
              let now = MainActor.assumeIsolated { walk.said }
              TreeBenchmarks.expect(now >= said + 100, "nothing was said")
            }
          }
        }
      }
    }
  }
}

/// A session on a tree that never changes.
@MainActor
private final class Walk {
  private let driver: ScriptDriver
  /// The number of utterances spoken so far.
  private(set) var said = 0

  init(_ update: TreeUpdate) {
    driver = ScriptDriver(AssistiveSession(source: StillTree(update)))
    driver.session.onRecord = { [weak self] record in
      if case .speech(let utterance) = record.content, !utterance.text.isEmpty { self?.said += 1 }
    }
    driver.start()
  }

  func perform(_ lines: [String], times: Int) {
    for line in repeatElement(lines, count: times).joined() {
      guard let command = try? CommandParser.parse(line, for: .voiceOver) else { return }
      driver.perform(command)
    }
  }
}
