// SPDX-License-Identifier: MIT

import A11ySpeech
import Synchronization

/// What the voice has to say about its work, passed on from its thread.
final class SpeechReports: Sendable {
  /// The items that have come to their end.
  let finished = Mutex<[(id: SpeechItem.ID, isHeard: Bool)]>([])
  /// Why items were not heard.
  let failures = Mutex<[SpeechError]>([])

  /// Collects the reports of an output, and calls `wake` after each.
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

  /// Passes on what has come since the last call.
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
