// SPDX-License-Identifier: MIT

import A11ySpeech
import Synchronization

/// The voice's progress reports, which are collected on the voice's thread and passed on when they are requested.
final class SpeechReports: Sendable {
  /// The items that have finished.
  let finished = Mutex<[(id: SpeechItem.ID, isHeard: Bool)]>([])
  /// The reasons that items were not heard.
  let failures = Mutex<[SpeechError]>([])

  /// Collects the reports from an output, and calls `wake` after each report.
  init(of speech: any SpeechOutput, wake: @escaping @Sendable () -> Void) {
    speech.onFinish { [self] id, isHeard in
      finished.withLock { $0.append((id, isHeard)) }
      wake()
    }
    speech.onFailure { [self] failure in
      failures.withLock { $0.append(failure) }
      wake()
    }
  }

  /// Passes on the reports that have arrived since the previous call.
  func take(finished: (SpeechItem.ID, _ isHeard: Bool) -> Void, failed: (SpeechError) -> Void) {
    let failures = self.failures.withLock { exchange(&$0) }
    let ends = self.finished.withLock { exchange(&$0) }
    failures.forEach(failed)
    for end in ends { finished(end.id, end.isHeard) }
  }

  private func exchange<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }
}
