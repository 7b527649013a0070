// SPDX-License-Identifier: MIT

import A11ySpeech
import Synchronization

/// What the voice has to say about its work, passed on from its thread.
final class SpeechReports: Sendable {
  /// The items that have come to their end.
  let finished = Mutex<[SpeechItem.ID]>([])
  /// Why items were not heard.
  let failures = Mutex<[SpeechError]>([])

  /// Collects the reports of an output, and calls `wake` after each.
  init(of speech: any SpeechOutput, wake: @escaping @Sendable () -> Void) {
    speech.onFinish { [self] id, isComplete in
      guard isComplete else { return }
      finished.withLock { $0.append(id) }
      wake()
    }
    speech.onFailure { [self] failure in
      failures.withLock { $0.append(failure) }
      wake()
    }
  }

  /// Passes on what has come since the last call.
  func take(finished: (SpeechItem.ID) -> Void, failed: (SpeechError) -> Void) {
    let failures = self.failures.withLock { exchange(&$0) }
    let ids = self.finished.withLock { exchange(&$0) }
    failures.forEach(failed)
    ids.forEach(finished)
  }

  private func exchange<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }
}
