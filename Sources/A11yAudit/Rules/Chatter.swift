// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

extension Rule {
  /// `chatter`
  static let chatter = Rule(
    "chatter",
    "The screen keeps making announcements while the user does nothing.",
    criteria: ["2.2.2", "4.1.3"],
    impact: .slows,
    precision: .veryHigh,
    needs: [.acting, .time, .words],
    beyond: "axe-core does not check announcements",
    limits: """
      More than three announcements within a second are reported, and announcements in nearly \
      every second.
      """
  ) { exploration in
    guard let watch = exploration.live?.watch else { return [] }
    let spoken = watch.records.filter { if case .speech = $0.content { true } else { false } }
    let isDense = spoken.indices.contains { place in
      spoken.indices.contains(place + 3)
        && spoken[place + 3].time - spoken[place].time < .seconds(1)
    }
    let isSteady =
      watch.time >= .seconds(5) && spoken.count >= Int(watch.time.components.seconds) - 2
    guard isDense || isSteady else { return [] }
    return [
      Evidence(
        at: spoken.first?.element,
        "\(spoken.count) announcements within \(watch.time.components.seconds) s without any input.",
        proof: [.command("wait \(watch.time.components.seconds)s")]
          + spoken.prefix(5).map { record in
            let line = record.writtenLine?.shortened(to: 400) ?? ""
            return ProofLine(line, marking: [line], at: record.element)
          }
      )
    ]
  }
}
