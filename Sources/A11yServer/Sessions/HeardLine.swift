// SPDX-License-Identifier: MIT

import A11yJSON
import A11ySession
import A11yTree

/// A line of speech or a tone, in the form that clients receive.
package struct HeardLine: Hashable, Sendable {
  /// The type of line, which is either words or a tone.
  package enum Kind: String, CaseIterable, Sendable {
    case utterance, tone
  }

  /// Whether the line represents words or a tone.
  package var kind: Kind
  /// The text of the line, without a transcript's escape characters.
  package var text: String
  /// The technology that spoke the words or played the tone.
  package var technology: AssistiveTechnology

  /// Creates the line for a record, or returns `nil` for a record that transcripts omit.
  init?(_ record: TranscriptRecord) {
    switch record.content {
    case .speech: kind = .utterance
    case .sound: kind = .tone
    case .command, .notice: return nil
    }
    guard let text = record.writtenLine else { return nil }
    self.text = text
    technology = record.technology
  }

  /// Creates the line for an utterance.
  init(_ text: String, by technology: AssistiveTechnology) {
    (kind, self.text, self.technology) = (.utterance, text, technology)
  }

  /// The line as JSON.
  package var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "text": .string(text),
      "technology": .string(technology.nameInProtocol),
    ]
  }
}

extension AssistiveTechnology {
  /// The technology's name in the protocol.
  package var nameInProtocol: String {
    switch self {
    case .voiceOver: "voiceOver"
    case .switchControl: "switchControl"
    }
  }
}
