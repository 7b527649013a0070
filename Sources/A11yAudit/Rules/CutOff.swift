// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

extension Rule {
  /// `cut-off`
  static let cutOff = Rule(
    "cut-off",
    "An announcement is interrupted before half of it is spoken.",
    criteria: ["4.1.3"],
    impact: .misleads,
    precision: .high,
    needs: [.acting, .time, .words],
    beyond: "axe-core does not check announcements",
    limits: "Speaking time is estimated from the number of characters and the speech rate."
  ) { exploration in
    let rate = exploration.settings.speech.rate
    var found: [Evidence] = []
    for act in exploration.acts {
      guard let cut = act.records.cutOff(at: rate) else { continue }
      found.append(
        Evidence(
          at: act.stop.id,
          cut.message,
          proof: exploration.proof(of: act, marking: [cut.words])
        )
      )
    }
    if let watch = exploration.live?.watch, let cut = watch.records.cutOff(at: rate) {
      found.append(
        Evidence(
          at: watch.records.first?.element,
          cut.message,
          proof: [.command("wait \(watch.time.components.seconds)s")]
            + watch.records.prefix(5).compactMap { record in
              record.writtenLine.map {
                ProofLine($0.shortened(to: 400), marking: [cut.words], at: record.element)
              }
            }
        )
      )
    }
    return found
  }
}

extension [TranscriptRecord] {
  /// Returns the first announcement that another announcement interrupts before half of the first one has been spoken.
  fileprivate func cutOff(at rate: Int) -> (words: String, message: String)? {
    var last: (utterance: Utterance, time: Duration)?
    for record in self {
      guard case .speech(let utterance) = record.content else { continue }
      defer { last = (utterance, record.time) }
      guard let before = last, before.utterance.segments.first?.kind == .announcement else {
        continue
      }
      let needed = before.utterance.duration(wordsPerMinute: rate)
      let given = record.time - before.time
      if given * 2 < needed {
        let words = before.utterance.text.shortened(to: 80)
        return (
          words, "“\(words)” takes \(needed.text) to say but is cut off after \(given.text)."
        )
      }
    }
    return nil
  }
}
