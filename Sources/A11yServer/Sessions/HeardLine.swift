// SPDX-License-Identifier: MIT

import A11yJSON
import A11ySession
import A11yTree

/// Something that was heard, as clients receive it.
package struct HeardLine: Hashable, Sendable {
  /// Whether words or a tone were heard.
  package enum Kind: String, CaseIterable, Sendable {
    case utterance, tone
  }

  /// Whether words or a tone were heard.
  package var kind: Kind
  /// The line, without the escapes that a transcript needs.
  package var text: String
  /// The technology that was heard.
  package var technology: AssistiveTechnology

  /// Creates the line of a record; `nil` for records that transcripts omit.
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

  /// Creates an utterance.
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
