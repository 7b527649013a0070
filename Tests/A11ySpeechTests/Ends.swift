// SPDX-License-Identifier: MIT

import A11ySpeech
import Synchronization

/// A record of how items ended, in the form `id completed`.
final class Ends: Sendable {
  private let notes = Mutex<[String]>([])

  var all: [String] { notes.withLock { $0 } }

  var note: @Sendable (SpeechItem.ID, Bool) -> Void {
    { [self] id, completed in notes.withLock { $0.append("\(id.rawValue) \(completed)") } }
  }
}
