// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import Benchmark
import BenchmarkTrees
import Foundation

/// Measures how long each key in the item chooser delays the next key in an interactive session.
///
/// The measurement named `described` is the time until the result for the first letter appears, if the user types this
/// letter immediately after the chooser opens.
enum ChooserSuite {
  static var suite: BenchmarkSuite {
    BenchmarkSuite(name: "chooser") { suite in
      for shape in TreeShape.allCases {
        for size in TreeBenchmarks.sizes.dropLast() {
          for moment in Moment.allCases {
            suite.benchmark("\(moment)/\(shape)/\(size)", settings: MaxIterations(20)) {
              (state: inout BenchmarkState) in
              let user = ChooserUser(shape.update(count: size))
              try moment.measure(user, &state)
            }
          }
        }
      }
    }
  }

  private enum Moment: String, CaseIterable {
    case open, firstLetter, described, nextLetter

    func measure(_ user: ChooserUser, _ state: inout BenchmarkState) throws {
      if self == .open { try state.measure { user.press("/") } } else { user.press("/") }
      if self == .firstLetter { try state.measure { user.press("e") } }
      if self == .described {
        user.press("e")
        try state.measure { user.waitForAnswer() }
      } else if self != .firstLetter {
        user.press("e")
      }
      user.waitForAnswer()
      TreeBenchmarks.expect(user.matchCount > 0, "nothing was found")
      if self == .nextLetter { try state.measure { user.press("x") } }
    }
  }
}

/// A simulated user who types into the item chooser, on the main thread.
private struct ChooserUser {
  private let session: AssistiveSession

  init(_ update: TreeUpdate) {
    session = MainActor.assumeIsolated {
      let session = AssistiveSession(source: StillTree(update), pacing: .person(waitsForVoice: false))
      session.start()
      return session
    }
  }

  var matchCount: Int { MainActor.assumeIsolated { session.matchCount ?? 0 } }

  func press(_ character: Character) {
    MainActor.assumeIsolated { session.perform(.press(Key(.character(character)))) }
  }

  func waitForAnswer() {
    MainActor.assumeIsolated {
      while session.wait != .none {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      }
    }
  }
}
