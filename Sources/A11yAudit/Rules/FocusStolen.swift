// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

extension Rule {
  /// `focus-stolen`
  static let focusStolen = Rule(
    "focus-stolen",
    "Focus moves although the user does nothing.",
    criteria: ["3.2.1", "3.2.2"],
    impact: .misleads,
    precision: .high,
    needs: [.acting, .time],
    beyond: "axe-core does not observe the page over time",
    limits: """
      Only changes that occur right after the screen opens, while the audit observes it, are \
      found.
      """
  ) { exploration in
    guard let watch = exploration.live?.watch, let start = watch.cursors.first ?? nil,
      let end = watch.cursors.last ?? nil, start != end, let last = watch.looks.last?.tree,
      last.isReachable(start), let stop = exploration.stop(at: start)
    else { return [] }
    let spoken = watch.records.compactMap { record in
      record.writtenLine.map {
        ProofLine($0.shortened(to: 400), marking: [$0.shortened(to: 400)], at: record.element)
      }
    }
    return [
      Evidence(
        at: end,
        "The cursor was moved away from “\(stop.name.shortened(to: 60))”.",
        proof: [
          ProofLine(stop.utterance.text.shortened(to: 400), at: start),
          .command("wait \(watch.time.components.seconds)s"),
        ] + spoken.prefix(3)
      )
    ]
  }
}
