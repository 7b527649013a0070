// SPDX-License-Identifier: MIT

import A11yTree

/// What is spoken at one time: the words in order, and their priority over other speech.
///
/// Speech, captions and transcripts use the same value, so the transcript is exactly what was
/// spoken.
public struct Utterance: Hashable, Sendable {
  /// The words, in spoken order.
  public var segments: [Segment]
  /// The priority over other speech.
  public var priority: Announcement.Priority

  /// Makes an utterance from its segments; segments without words are left out.
  public init(_ segments: [Segment], priority: Announcement.Priority = .default) {
    self.segments =
      segments.contains(where: \.text.isEmpty) ? segments.filter { !$0.text.isEmpty } : segments
    self.priority = priority
  }

  /// Makes an utterance of a single segment.
  public init(_ kind: Segment.Kind, _ text: String, priority: Announcement.Priority = .default) {
    self.init([Segment(kind, text)], priority: priority)
  }

  /// The words as VoiceOver's caption panel shows them: the segments joined with `, `.
  public var text: String {
    var text = ""
    text.reserveCapacity(segments.reduce(0) { $0 + $1.text.utf8.count + 2 })
    for (place, segment) in segments.enumerated() {
      if place > 0 { text += ", " }
      text += segment.text
    }
    return text
  }

  /// Whether there is nothing to say.
  public var isEmpty: Bool { segments.isEmpty }

  /// Whether a later utterance may interrupt it. High priority is always spoken to the end.
  public var isInterruptible: Bool { priority != .high }
}
