// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation

extension TranscriptRecord {
  /// The record as a single line of JSON with sorted keys.
  ///
  /// The `version` member is the version of this JSON format. The `time` member is in seconds from the start of the
  /// session. A record of speech also has `segments`. The `element` member is the ID of the focused element, and
  /// `command` is the last command from the user or the script.
  ///
  /// ```json
  /// {"kind":"speech","technology":"voiceover","text":"Buy, button","time":0,"version":1}
  /// ```
  public var json: String { json(explainedBy: nil) }

  /// Returns the record as one line of JSON, including an `explanation` that lists the parts. Each part has its `name`,
  /// `words`, `rule`, `source` and `facts`, and the `reason` if the part was left out.
  package func json(explainedBy explanation: Explanation?) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var form = Form(self)
    form.explanation = explanation?.parts.map(PartForm.init)
    guard let data = try? encoder.encode(form) else { return "{}" }
    return AddressMask.masked(text: String(decoding: data, as: UTF8.self))
  }

  private struct Form: Encodable {
    var version = 1
    var time: Double
    var technology: String
    var driven: Bool
    var element: String?
    var command: String?
    var kind: String
    var text: String
    var priority: String?
    var segments: [SegmentForm]?
    var explanation: [PartForm]?

    init(_ record: TranscriptRecord) {
      time = record.time.seconds
      technology = record.technology.rawValue
      driven = record.isDriven
      element = record.element?.description
      command = record.command
      switch record.content {
      case .command(let text): (kind, self.text) = ("command", text)
      case .notice(let text): (kind, self.text) = ("notice", text)
      case .sound(let sound): (kind, self.text) = ("sound", sound.rawValue)
      case .speech(let utterance):
        (kind, self.text) = ("speech", utterance.text)
        priority = utterance.priority == .default ? nil : utterance.priority.rawValue
        segments = utterance.segments.map(SegmentForm.init)
      }
    }
  }

  private struct PartForm: Encodable {
    var name: String
    var words: String
    var rule: String
    var source: String
    var facts: [String: String]
    var reason: String?

    init(_ part: Explanation.Part) {
      (name, words, rule) = (part.name, part.words, part.rule)
      (source, reason) = (part.source, part.reason)
      facts = Dictionary(part.facts.map { ($0.name, $0.value) }) { first, _ in first }
    }
  }

  private struct SegmentForm: Encodable {
    var kind: String
    var text: String
    var language: String?
    var pause: Double?
    var pitch: Double?

    init(_ segment: Utterance.Segment) {
      kind = segment.kind.rawValue
      text = segment.text
      language = segment.language.isEmpty ? nil : segment.language
      pause = segment.pause == .zero ? nil : segment.pause.seconds
      pitch = segment.pitch
    }
  }
}
