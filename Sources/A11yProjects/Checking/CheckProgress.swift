// SPDX-License-Identifier: MIT

import Foundation

/// Reports the steps of a check and the remaining time, which is estimated from the last check of the same app.
struct CheckProgress {
  /// A step of a check, for which the duration is recorded.
  enum Step: String, CaseIterable {
    case modules, passes, building
  }

  private let say: (String) -> Void
  private let place: URL
  /// The duration of each step in the last complete check, in seconds.
  private let last: [Step: Double]
  private var current: (step: Step, start: ContinuousClock.Instant)?
  private var taken: [Step: Double] = [:]

  /// - Parameter folder: The folder in which times are recorded.
  init(in folder: URL, saying say: @escaping (String) -> Void) {
    self.say = say
    place = folder.appendingPathComponent("times")
    let lines = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
    last = Dictionary(
      lines.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard words.count == 2, let step = Step(rawValue: String(words[0])),
          let seconds = Double(words[1]), (0...86_400).contains(seconds)
        else { return nil }
        return (step, seconds)
      },
      uniquingKeysWith: { $1 }
    )
  }

  /// Reports the beginning of a step.
  mutating func begin(_ step: Step, _ text: String) {
    if current?.step != step {
      end()
      current = (step, .now)
    }
    let first =
      step == .modules && last.isEmpty ? "; this takes several minutes the first time" : ""
    say(text + (left.map { "; about \(Self.words($0)) left" } ?? first))
  }

  /// The remaining time in seconds, or `nil` if no earlier check has been recorded.
  private var left: Double? {
    guard !last.isEmpty, let current else { return nil }
    let rest = Step.allCases.drop { $0 != current.step }
    let expected = rest.reduce(0) { $0 + (last[$1] ?? 0) }
    let used = (taken[current.step] ?? 0) + Self.seconds(since: current.start)
    return max(expected - used, 1)
  }

  private mutating func end() {
    guard let current else { return }
    taken[current.step, default: 0] += Self.seconds(since: current.start)
    self.current = nil
  }

  /// Records the durations of the steps for the next check.
  mutating func finish() {
    end()
    let lines = Step.allCases.compactMap { step in
      taken[step].map { "\(step.rawValue) \(Int($0))\n" }
    }
    try? Data(lines.joined().utf8).write(to: place)
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let components = (ContinuousClock.now - start).components
    return Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// Returns a duration in words, rounded as is usual for an estimate.
  static func words(_ seconds: Double) -> String {
    if seconds < 55 {
      let whole = max(5, Int((seconds / 5).rounded()) * 5)
      return "\(whole) seconds"
    }
    let minutes = Int((seconds / 60).rounded())
    return minutes == 1 ? "1 minute" : "\(minutes) minutes"
  }
}
